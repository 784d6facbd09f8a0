import { enqueue } from '../mail/enqueue-mail.ts'
import { resetLetter } from '../mail/letters.ts'
import type { Services } from '../services.ts'
import type { Account } from './accounts.ts'
import { issueResetToken } from './reset-token.ts'

const INTERVAL_MS = 60_000

/**
 * Mails an account's owner a link to choose a password, at most one per minute and five per hour. The link starts
 * with the configured address, never with a request's Host. Never call it in a transaction: the limiter takes a
 * connection of its own.
 */
export async function sendResetLink(
  { config, db, limits, now, postman }: Services,
  account: Account,
  letter: typeof resetLetter = resetLetter,
): Promise<void> {
  if (!(await limits.resetMail.tryTake(account.id))) return
  const minIntervalMs = INTERVAL_MS / config.rateLimitScale
  const queued = await db.transaction(async (tx) => {
    const token = await issueResetToken(tx, { userId: account.id, now: now(), minIntervalMs })
    if (!token) return false
    const link = `${config.appUrl}/reset-password?token=${token}`
    await enqueue(tx, account.email, letter({ firstName: account.firstName, link }), now())
    return true
  })
  if (queued) postman.kick()
  else await limits.resetMail.giveBack(account.id)
}
