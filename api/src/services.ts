import type { AccessTokens } from './auth/accessToken.ts'
import type { DeviceCookies } from './auth/deviceCookies.ts'
import type { OpenIdProvider } from './auth/google/provider.ts'
import type { Later } from './auth/later.ts'
import type { Passwords } from './auth/passwords.ts'
import type { Doorbell } from './changes/doorbell.ts'
import type { Config } from './config/config.ts'
import type { Database } from './db/database.ts'
import type { Limits } from './limits/limits.ts'
import type { Logger } from './log/logger.ts'
import type { Postman } from './mail/postman.ts'

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
