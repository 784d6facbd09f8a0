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

/** What a restored backup must not bring back is known from the log alone (operator/after-restore.ts). */
const deletions: readonly SecurityEvent[] = ['account.deleted', 'inbox.erased']

/** Writes one line at the level `info`; a deletion also where LOG_LEVEL is above it, unless it is `silent`. */
export function logSecurityEvent(log: Logger, event: SecurityEvent, details: EventDetails): void {
  const isKept = deletions.includes(event) && log.level !== 'silent'
  const target = isKept ? log.child({}, { level: 'info' }) : log
  target.info({ security: event, ...details }, event)
}
