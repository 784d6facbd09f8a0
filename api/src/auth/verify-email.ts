import { authResponseSchema, verifyEmailRequestSchema } from '@cadence/shared/schemas'
import { type Context, Hono } from 'hono'
import type { Database } from '../db/database.ts'
import { retryTransaction } from '../db/transaction.ts'
import type { AppEnv } from '../http/app-env.ts'
import { HttpError } from '../http/http-errors.ts'
import { jsonBody, SHORT_BODY_BYTES } from '../http/json-body.ts'
import { describe } from '../http/openapi.ts'
import { validated } from '../http/validated.ts'
import { hashToken } from '../lib/opaque-token.ts'
import { logSecurityEvent } from '../log/security-events.ts'
import { addNotice } from '../notices/notices-queries.ts'
import { countInvitation } from '../referrals/count-invitation.ts'
import type { Services } from '../services.ts'
import { deviceOf } from '../sessions/device.ts'
import { signIn } from '../sessions/sign-in.ts'
import { confirmAccount, type Registration } from './accounts.ts'
import { examples } from './auth-schemas.ts'
import { registrationBrowser } from './browser-cookie.ts'
import { endVerification, registrationOf } from './verification-link.ts'

const NO_LINK = 'Email verification failed. The link may be expired or invalid.'
const ASK_PASSWORD = 'Please enter the password that you registered with.'
const WRONG_PASSWORD = 'This is not the password that you registered with.'

/**
 * POST /auth/verify-email (specification, sections 4 and 7). In: the token of the mail; in another browser than the one
 * that registered also the password of that registration. Out: `{success, token, refreshToken, user}`, signed in, with
 * isEmailVerified true, and a device cookie (device-cookies.ts). Errors: 400 with the text of section 8 for a token
 * that is wrong, used, replaced by a newer one or older than 24 hours; 403 with `fields` where the password is missing
 * or wrong, and the token stays good; 429 after 30 refusals of one address.
 *
 * One address may have several unconfirmed registrations. The account gets name and password of the one whose link was
 * followed, and the links of the others end. An owner who opens the link of a stranger's registration does not know its
 * password: nothing is verified, and nobody is signed in. The new member gets a notice of welcome, and the code of that
 * registration counts for who invited them.
 */
export function verifyEmail(services: Services) {
  const browser = registrationBrowser(services.config)

  /** The registration of the link, if another browser made it. */
  async function foreignRegistration(c: Context<AppEnv>, token: string) {
    const registration = await registrationOf(services.db, token, services.now())
    return registration?.browserHash === browser.read(c) ? undefined : registration
  }

  return new Hono<AppEnv>().post(
    '/auth/verify-email',
    describe({
      summary: 'Verify an e-mail address and sign in',
      tag: 'auth',
      success: {
        status: 200,
        description: 'Verified and signed in',
        schema: authResponseSchema,
        example: examples.signedIn,
      },
      errors: [400, 403, 413, 415, 429, 503, 504],
      messages: { 400: NO_LINK, 403: ASK_PASSWORD },
    }),
    jsonBody(SHORT_BODY_BYTES),
    validated('json', verifyEmailRequestSchema, examples.verifyEmail),
    async (c) => {
      const address = c.get('address')
      const { token, password } = c.req.valid('json')
      const registration = await foreignRegistration(c, token)
      // Not counted as a refusal: a class may open its links on its phones, behind one network address.
      if (registration && password === undefined) throw refusal(ASK_PASSWORD)
      // One transaction, so that a crash cannot leave a used link and no session.
      const verifyIn = async (tx: Database) => {
        const pending = await registrationOf(tx, token, services.now())
        // Of several calls at once, with one link or with different ones, this statement succeeds for exactly one.
        const account = pending && (await confirmAccount(tx, pending.userId, pending))
        if (!account) return undefined
        await endVerification(tx, account.id)
        await addNotice(tx, { userId: account.id, kind: 'welcome', now: services.now() })
        await countInvitation(services, tx, account, pending.referralCode)
        return signIn(services, tx, account, { rememberMe: false, device: deviceOf(c) })
      }
      // Deleting the account of the member who invited, at the same moment, can be a deadlock.
      const verify = () => retryTransaction(() => services.db.transaction(verifyIn))
      const answer = await services.limits.verifyAddress.countRefusals(address, async () => {
        if (registration && password !== undefined) await checkPassword(services, registration, password)
        const verified = await verify()
        if (verified) return verified
        logSecurityEvent(services.log, 'verify.failed', { address })
        throw new HttpError(400, NO_LINK)
      })
      services.deviceCookies.set(c, hashToken(answer.user.email))
      logSecurityEvent(services.log, 'verify', { address, userId: answer.user._id })
      return c.json(answer, 200)
    },
  )
}

/** Counted in the same limit as guesses of a signed-in member. */
function checkPassword(
  { limits, passwords }: Services,
  { userId, passwordHash }: Registration & { userId: string },
  password: string,
): Promise<void> {
  return limits.passwordCheck.countRefusals(userId, async () => {
    if (!(await passwords.find([passwordHash], password))) throw refusal(WRONG_PASSWORD)
  })
}

const refusal = (message: string) => new HttpError(403, message, { fields: { password: message } })
