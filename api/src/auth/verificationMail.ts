import type { Database } from '../db/database.ts'
import { verificationLetter } from '../mail/letters.ts'
import { enqueue } from '../mail/outbox.ts'
import type { Services } from '../services.ts'
import { issueVerificationToken } from './verificationToken.ts'

const INTERVAL_MS = 60_000

/**
 * Makes a new link, which ends the one before, and queues the mail that carries it: at most one per minute and
 * account. Returns whether it did. The link starts with the configured address, never with a request's Host.
 */
export async function queueVerificationMail(
  { config, now }: Services,
  db: Database,
  user: { id: string; email: string; firstName: string },
): Promise<boolean> {
  const minIntervalMs = INTERVAL_MS / config.rateLimitScale
  const token = await issueVerificationToken(db, { userId: user.id, now: now(), minIntervalMs })
  if (!token) return false
  const link = `${config.appUrl}/verify-email?token=${token}`
  await enqueue(db, user.email, verificationLetter({ firstName: user.firstName, link }), now())
  return true
}
