import type { DeviceCookies } from './auth/device-cookies.ts'
import type { OpenIdProvider } from './auth/google/openid-provider.ts'
import type { Passwords } from './auth/passwords.ts'
import type { ChangeStreams } from './changes/change-streams.ts'
import type { Config } from './config/config.ts'
import type { Database } from './db/database.ts'
import type { JobRunner } from './jobs/job-runner.ts'
import type { BackgroundWork } from './lib/background-work.ts'
import type { Limits } from './limits/attempt-limits.ts'
import type { Logger } from './log/logger.ts'
import type { MailOutbox } from './mail/mail-outbox.ts'
import type { PushSender } from './push/push-sender.ts'
import type { SubscribedDays } from './reminders/subscribed-day.ts'
import type { AccessTokens } from './sessions/access-token.ts'
import type { CalendarFetcher } from './subscriptions/calendar-fetcher.ts'

/** Everything that routes use; created once per process by `createServices`. */
export interface Services {
  config: Config
  db: Database
  ping(): Promise<void>
  log: Logger
  limits: Limits
  passwords: Passwords
  accessTokens: AccessTokens
  deviceCookies: DeviceCookies
  mailOutbox: MailOutbox
  jobs: JobRunner
  calendars: CalendarFetcher
  subscribedDays: SubscribedDays
  push: PushSender
  background: BackgroundWork
  changeStreams: ChangeStreams
  /** Undefined where no provider is configured. */
  google: OpenIdProvider | undefined
  now(): Date
}
