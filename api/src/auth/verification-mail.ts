import type { Database } from '../db/database.ts'
import { enqueue } from '../mail/enqueue-mail.ts'
import { anotherRegistrationLetter, verificationLetter } from '../mail/letters.ts'
import type { Services } from '../services.ts'
import type { Account, Registration } from './accounts.ts'
import { issueVerificationToken, pendingRegistrations } from './verification-token.ts'

const INTERVAL_MS = 60_000

/**
 * Keeps a registration with a new link and queues the mail that carries it: at most one per minute for the same
 * registration. Returns whether it did. The link starts with the configured address, never with a request's Host.
 */
export async function queueVerificationMail(
  { config, now }: Services,
  db: Database,
  account: Account,
  registration: Registration,
): Promise<boolean> {
  const { id: userId, email } = account
  const minIntervalMs = INTERVAL_MS / config.rateLimitScale
  const token = await issueVerificationToken(db, { userId, registration, now: now(), minIntervalMs })
  if (!token) return false
  const pending = [account, ...(await pendingRegistrations(db, email))]
  const alone = pending.every(({ passwordHash }) => passwordHash === registration.passwordHash)
  // Whoever knows the address can register with it: only the owner of the mailbox can tell which request is theirs.
  const letter = alone ? verificationLetter : anotherRegistrationLetter
  const link = `${config.appUrl}/verify-email?token=${token}`
  await enqueue(db, email, letter({ firstName: registration.firstName, link }), now())
  return true
}

/** The registration that waits for an account. Undefined when there are several: nobody can tell whose they are. */
export async function onlyRegistration(db: Database, account: Account): Promise<Registration | undefined> {
  const { firstName, lastName, passwordHash } = account
  if (passwordHash === null) return undefined
  const [newest, ...others] = await pendingRegistrations(db, account.email)
  if (!newest) return { firstName, lastName, passwordHash, browserHash: null }
  const isNewest = (one: Account | Registration) => one.passwordHash === newest.passwordHash
  return [account, ...others].every(isNewest) ? newest : undefined
}

/**
 * The same for an account that waits already, with a limit per account, because a stranger can ask for these mails.
 * Never call it in a transaction: the limiter takes a connection of its own.
 */
export async function sendFurtherLink(
  services: Services,
  account: Account,
  registration: Registration,
): Promise<void> {
  const { db, limits, postman } = services
  if (!(await limits.verificationMail.tryTake(account.id))) return
  const queued = await db.transaction((tx) => queueVerificationMail(services, tx, account, registration))
  if (queued) postman.kick()
  else await limits.verificationMail.giveBack(account.id)
}
