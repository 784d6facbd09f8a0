import type { Logger } from './logger.ts'

/** Events that an operator must find in the log. Accounts are named by their id, never by their address. */
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
  | 'forgot'
  | 'reset.ok'
  | 'reset.failed'
  | 'resend'
  | 'email.asked'
  | 'email.refused'
  | 'email.changed'
  | 'email.failed'
  | 'google.start'
  | 'google.ok'
  | 'google.linked'
  | 'google.created'
  | 'google.failed'
  | 'handover.ok'
  | 'handover.failed'
  | 'password.changed'
  | 'password.failed'
  | 'session.ended'
  | 'sessions.ended'
  | 'export'
  | 'account.deleted'
  | 'code.mailed'
  | 'account.failed'
  | 'inbox.answered'
  | 'inbox.exported'
  | 'inbox.erased'
  | 'limit'

export interface EventDetails {
  address?: string
  userId?: string
  sessionId?: string
  /** Ids of deleted threads of the inbox, which a restored backup must not bring back (operator/after-restore.ts). */
  threads?: readonly string[]
  limit?: string
  /** A word of ours, or the code of a library's error; never a text from a provider or a client. */
  reason?: string
  code?: string
}

export function logSecurityEvent(log: Logger, event: SecurityEvent, details: EventDetails): void {
  log.info({ security: event, ...details }, event)
}
