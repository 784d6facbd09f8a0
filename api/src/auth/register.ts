import { randomUUID } from 'node:crypto'
import {
  type RegisterRequest,
  referralCodeOf,
  registerRequestSchema,
  registerResponseSchema,
} from '@cadence/shared/schemas'
import { Hono } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { jsonBody, SHORT_BODY_BYTES } from '../http/json-body.ts'
import { describe } from '../http/openapi.ts'
import { validated } from '../http/validated.ts'
import { logSecurityEvent } from '../log/security-events.ts'
import { knownAddressMail } from '../mail/account-mails.ts'
import { enqueueMail } from '../mail/mail-outbox.ts'
import type { Services } from '../services.ts'
import { toUser } from '../sessions/member.ts'
import { type Account, createAccount, findAccount } from './accounts.ts'
import { examples } from './auth-schemas.ts'
import { registrationBrowser } from './browser-cookie.ts'
import { assertUncommon } from './common-passwords.ts'
import { sharesSalt } from './passwords.ts'
import { queueVerificationMail, sendFurtherLink } from './verification-link.ts'

/**
 * POST /auth/register (specification, sections 3, 5 and 7). In: firstName, lastName, email, password, and the
 * `referralCode` of who invites, which counts when the address is verified. Out: 201
 * `{success, user}`, without tokens: the address must be verified first; a cookie marks the browser, where the mailed
 * link is then enough. Errors: 400 with `fields`, also for one of the most common passwords; 429.
 *
 * The answer never tells whether the address is known. For a known one the user in it is made up, the password is
 * hashed all the same, and the owner gets a mail. As long as the address is not verified, each registration waits with
 * a link of its own and does not change the others (verify-email decides).
 */
export function register(services: Services) {
  const browser = registrationBrowser(services.config)
  return new Hono<AppEnv>().post(
    '/auth/register',
    describe({
      summary: 'Register a member and send the verification mail',
      tag: 'auth',
      success: {
        status: 201,
        description: 'Registered',
        schema: registerResponseSchema,
        example: examples.registered,
      },
      errors: [400, 413, 415, 429, 503, 504],
    }),
    jsonBody(SHORT_BODY_BYTES),
    validated('json', registerRequestSchema, examples.register),
    async (c) => {
      const address = c.get('address')
      const { password, ...rest } = c.req.valid('json')
      await assertUncommon(password, 'password')
      await services.limits.registerAddress.take(address)
      const email = rest.email.toLowerCase()
      const browserHash = browser.set(c)
      const made = await create(services, { ...rest, email, password }, browserHash)
      services.mailOutbox.deliverNow()
      logSecurityEvent(services.log, made ? 'register' : 'register.known', {
        address,
        ...(made && { userId: made.id }),
      })
      const shown = { ...rest, email, id: made?.id ?? randomUUID(), isEmailVerified: false, role: 'user' }
      return c.json({ success: true, user: toUser(shown, services.config) }, 201)
    },
  )
}

/** The new account. Undefined when the address was known; then its owner gets a mail. */
async function create(
  services: Services,
  body: RegisterRequest,
  browserHash: string,
): Promise<Account | undefined> {
  const { db, passwords, now } = services
  // Only these fields: another one in the body, such as a role, must never reach the table.
  const { email, firstName, lastName, password } = body
  const referralCode = referralCodeOf(body.referralCode ?? '') ?? null
  const before = await findAccount(db, email)
  const passwordHash = await passwords.hash(password, before?.passwordHash ?? undefined)
  const registration = { firstName, lastName, passwordHash, browserHash, referralCode }
  if (!before) {
    const made = await db.transaction(async (tx) => {
      const account = await createAccount(
        tx,
        { email, firstName, lastName, passwordHash, isEmailVerified: false, referralCode },
        now(),
      )
      if (account) await queueVerificationMail(services, tx, account, registration)
      return account
    })
    if (made) return made
  }
  const known = before ?? (await findAccount(db, email))
  if (known?.isEmailVerified) await tellOwner(services, known)
  else if (known?.passwordHash) {
    // The salt differs when another call created the account at this moment.
    const fits = sharesSalt(known.passwordHash, passwordHash)
    const hash = fits ? passwordHash : await passwords.hash(password, known.passwordHash)
    await sendFurtherLink(services, known, { ...registration, passwordHash: hash })
  }
  return undefined
}

/** Limited, because a stranger could cause any number of these mails. */
async function tellOwner({ config, db, limits, now }: Services, account: Account): Promise<void> {
  if (!(await limits.registrationNotice.tryTake(account.id))) return
  const mail = knownAddressMail({ firstName: account.firstName, appUrl: config.appUrl })
  await enqueueMail(db, account.email, mail, now())
}
