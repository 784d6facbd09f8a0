import type { Config } from '../config/config.ts'
import type { MailHeaders } from '../db/schema.ts'

/**
 * From whom mails to a sender come, and where their answers go: to the mailbox of the team. Without one, `MAIL_FROM` may be
 * an address that nobody reads, and then the mails invite nobody to answer.
 */
export function replyHeaders({ supportEmail, teamEmail }: Pick<Config, 'supportEmail' | 'teamEmail'>): {
  canReply: boolean
  headers: MailHeaders
} {
  const replyTo = teamEmail ?? supportEmail
  return {
    canReply: replyTo !== undefined,
    headers: { ...(supportEmail && { from: `Cadence <${supportEmail}>` }), ...(replyTo && { replyTo }) },
  }
}
