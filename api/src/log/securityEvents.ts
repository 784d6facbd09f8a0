import type { Logger } from './logger.ts'

/** What an operator must be able to see afterwards. Accounts are named by their id, never by their address. */
export type SecurityEvent =
  | 'register'
  | 'register.known'
  | 'verify'
  | 'verify.failed'
  | 'login'
  | 'login.failed'
  | 'login.unverified'
  | 'logout'
  | 'refresh.reuse'
  | 'limit'

export interface EventDetails {
  address?: string
  userId?: string
  sessionId?: string
  limit?: string
}

export function logSecurityEvent(log: Logger, event: SecurityEvent, details: EventDetails): void {
  log.info({ security: event, ...details }, event)
}
