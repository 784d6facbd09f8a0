import type { AccessTokens } from './auth/access-token.ts'
import type { Later } from './auth/deferred-work.ts'
import type { DeviceCookies } from './auth/device-cookies.ts'
import type { OpenIdProvider } from './auth/google/openid-provider.ts'
import type { Passwords } from './auth/passwords.ts'
import type { Doorbell } from './changes/change-streams.ts'
import type { Config } from './config/config.ts'
import type { Database } from './db/database.ts'
import type { Limits } from './limits/attempt-limits.ts'
import type { Logger } from './log/logger.ts'
import type { Postman } from './mail/mail-outbox.ts'

/** What the routes work with; made once per process by `createServices`. */
export interface Services {
  config: Config
  db: Database
  ping(): Promise<void>
  log: Logger
  limits: Limits
  passwords: Passwords
  accessTokens: AccessTokens
  deviceCookies: DeviceCookies
  postman: Postman
  later: Later
  doorbell: Doorbell
  /** Undefined where no provider is configured. */
  google: OpenIdProvider | undefined
  now(): Date
}
