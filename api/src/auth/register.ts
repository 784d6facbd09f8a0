import { randomUUID } from 'node:crypto'
import { type RegisterRequest, registerRequestSchema, registerResponseSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { describe } from '../http/describe.ts'
import type { AppEnv } from '../http/env.ts'
import { TooManyAttemptsError } from '../http/errors.ts'
import { jsonBody } from '../http/jsonBody.ts'
import { validated } from '../http/validated.ts'
import { logSecurityEvent } from '../log/securityEvents.ts'
import { knownAddressLetter } from '../mail/letters.ts'
import { enqueue } from '../mail/outbox.ts'
import type { Services } from '../services.ts'
import { type Account, createAccount, findAccount, replaceUnverified } from './accounts.ts'
import { AUTH_BODY_BYTES } from './answers.ts'
import { toUser } from './member.ts'
import { queueVerificationMail } from './verificationMail.ts'

/**
 * POST /auth/register (specification, sections 3, 5 and 7). In: firstName, lastName, email, password. Out: 201
 * `{success, user}`, without tokens: the address must be verified first. Errors: 400 with `fields`, 429.
 *
 * The answer never tells whether the address is known. For a known one the user in it is made up, the password is
 * hashed all the same, and what the owner should know goes to their mailbox.
 */
export function register(services: Services) {
  return new Hono<AppEnv>().post(
    '/auth/register',
    describe({
      summary: 'Register a member and send the verification mail',
      tag: 'auth',
      success: { status: 201, description: 'Registered', schema: registerResponseSchema },
      errors: [400, 413, 415, 429, 503],
    }),
    jsonBody(AUTH_BODY_BYTES),
    validated('json', registerRequestSchema),
    async (c) => {
      const address = c.get('address')
      await services.limits.registerAddress.take(address)
      const { password, ...rest } = c.req.valid('json')
      const email = rest.email.toLowerCase()
      const passwordHash = await services.passwords.hash(password)
      const made = await create(services, { ...rest, email }, passwordHash)
      services.postman.kick()
      logSecurityEvent(services.log, made ? 'register' : 'register.known', {
        address,
        ...(made && { userId: made.id }),
      })
      const shown = { ...rest, email, id: made?.id ?? randomUUID(), isEmailVerified: false, role: 'user' }
      return c.json({ success: true, user: toUser(shown) }, 201)
    },
  )
}

type Names = Omit<RegisterRequest, 'password'>

function create(services: Services, names: Names, passwordHash: string): Promise<Account | undefined> {
  // Named one by one: what else a body may hold (a role, say) must never reach the table.
  const { email, firstName, lastName } = names
  const registration = { email, firstName, lastName, passwordHash }
  return services.db.transaction(async (tx) => {
    const made = await createAccount(tx, registration, services.now())
    if (made) {
      await queueVerificationMail(services, tx, made)
      return made
    }
    const known = await findAccount(tx, email)
    if (known?.isEmailVerified) {
      if (await mayNotify(services, known.id)) {
        const letter = knownAddressLetter({ firstName: known.firstName, appUrl: services.config.appUrl })
        await enqueue(tx, email, letter, services.now())
      }
    } else if (known && (await queueVerificationMail(services, tx, { ...known, firstName }))) {
      // Only together with a new link: an older link must never confirm a password that came after it.
      await replaceUnverified(tx, known.id, registration)
    }
    return undefined
  })
}

/** One such mail in a while is a warning, many are a nuisance that a stranger could cause. */
async function mayNotify({ limits }: Services, userId: string): Promise<boolean> {
  try {
    await limits.registrationNotice.take(userId)
    return true
  } catch (error) {
    if (error instanceof TooManyAttemptsError) return false
    throw error
  }
}
