import { DeviceCookies } from './auth/device-cookies.ts'
import { OpenIdProvider } from './auth/google/openid-provider.ts'
import { Passwords } from './auth/passwords.ts'
import { ChangeStreams } from './changes/change-streams.ts'
import type { Config } from './config/config.ts'
import type { OpenDatabase } from './db/database.ts'
import { JobRunner } from './jobs/job-runner.ts'
import { BackgroundWork } from './lib/background-work.ts'
import { createLimits } from './limits/attempt-limits.ts'
import type { Logger } from './log/logger.ts'
import { MailOutbox } from './mail/mail-outbox.ts'
import { type SendMail, smtpTransport } from './mail/smtp-transport.ts'
import { pushKeys } from './push/push-keys.ts'
import { postPush } from './push/push-post.ts'
import { type PostPush, PushSender } from './push/push-sender.ts'
import { SubscribedDays } from './reminders/subscribed-day.ts'
import type { Services } from './services.ts'
import { AccessTokens, tokenKeys } from './sessions/access-token.ts'
import { openSessions } from './sessions/session-queries.ts'
import { CalendarFetcher } from './subscriptions/calendar-fetcher.ts'

interface Parts {
  config: Config
  database: OpenDatabase
  log: Logger
  now?: () => Date
  send?: SendMail
  post?: PostPush
  passwords?: Passwords
  heartbeatMs?: number
}

/** Creates the services; `now`, `send`, `post`, `passwords` and `heartbeatMs` are for tests. */
export async function createServices(parts: Parts): Promise<Services> {
  const { config, database, log } = parts
  const { db, pool, ping } = database
  const now = parts.now ?? (() => new Date())
  const passwords = parts.passwords ?? new Passwords()
  await passwords.decoy()
  if (config.production && config.databaseUrl && !config.tokenKeys) {
    log.warn(
      'the database keeps the key of the access tokens: set TOKEN_KEYS, and a copy of it opens no session',
    )
  }
  const keys = await tokenKeys(config, db)
  const limits = createLimits(config.rateLimitScale, pool, config.registrationsPerHour)
  const post = parts.post ?? postPush({ allowsThisMachine: config.isOnThisMachine })
  const send = parts.send ?? smtpTransport(config.smtpUrl, config.mailFrom)
  return {
    config,
    db,
    ping,
    log,
    now,
    passwords,
    limits,
    google: config.google && new OpenIdProvider(config.google),
    background: new BackgroundWork(log),
    changeStreams: new ChangeStreams({
      listen: database.listen,
      openSessions: (ids, at) => openSessions(db, ids, at),
      log,
      now,
      ...(parts.heartbeatMs !== undefined && { heartbeatMs: parts.heartbeatMs }),
    }),
    accessTokens: new AccessTokens(keys, now),
    deviceCookies: new DeviceCookies(keys, config),
    mailOutbox: new MailOutbox({ db, limits, log, now, send }),
    jobs: new JobRunner({ db, log, now }),
    calendars: new CalendarFetcher({
      allowsThisMachine: config.isOnThisMachine,
      userAgent: `Cadence (+${config.appUrl})`,
    }),
    subscribedDays: new SubscribedDays({ db, now }),
    push: new PushSender({ keys: await pushKeys(db), config, post, log, now }),
  }
}
