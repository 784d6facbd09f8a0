import { referralCodeOf } from '@cadence/shared/schemas'
import { type Context, Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import { retryTransaction } from '../../db/transaction.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { HttpError } from '../../http/http-errors.ts'
import { describe } from '../../http/openapi.ts'
import { logSecurityEvent } from '../../log/security-events.ts'
import type { Services } from '../../services.ts'
import { examples } from '../auth-schemas.ts'
import { signInBrowser } from '../browser-cookie.ts'
import { codeOf, failureOf, GoogleSignInError, ProviderUnavailableError } from './google-errors.ts'
import { beginFlow, takeFlow } from './google-flow.ts'
import { memberOf } from './google-link.ts'
import { profileOf } from './google-profile.ts'
import { openHandover } from './handover.ts'

/**
 * GET /auth/google (specification, sections 2 and 7). A browser navigates here. Out: 302 to the provider, with state,
 * nonce and PKCE challenge, and a cookie that binds the sign-in to this browser for ten minutes. With `remember=true`
 * the session will last 30 days, else 24 hours. `referral` is the code of the member who invites. When the provider is away or the limit is reached: 302 to
 * /success-login?error=…. Errors: 403 when the request is no navigation from our own pages, but comes from an image, a
 * script or another site.
 */
export function googleStart(services: Services) {
  const { config, db, limits, log, now } = services
  return new Hono<AppEnv>().get(
    '/auth/google',
    describe({
      summary: 'Begin to sign in with Google',
      tag: 'auth',
      parameters: [
        {
          name: 'remember',
          in: 'query',
          description: 'true: the session lasts 30 days, else 24 hours',
          example: 'true',
        },
        {
          name: 'referral',
          in: 'query',
          description: 'The code of the member who invites. It counts when this makes an account',
          example: 'CAD-7KQM-4XTR',
        },
      ],
      success: { status: 302, description: 'To the provider', location: examples.providerAddress },
      errors: [403],
      messages: { 403: 'Please sign in from the app.' },
    }),
    async (c) => {
      const address = c.get('address')
      const [site, destination] = [c.req.header('sec-fetch-site'), c.req.header('sec-fetch-dest')]
      if (site === 'cross-site' || (destination !== undefined && destination !== 'document')) {
        throw new HttpError(403, 'Please sign in from the app.')
      }
      try {
        await limits.googleStartAddress.take(address)
        if (!services.google) throw new ProviderUnavailableError('not_configured')
        const rememberMe = c.req.query('remember') === 'true'
        const browserHash = signInBrowser(config).set(c)
        const referralCode = referralCodeOf(c.req.query('referral') ?? '') ?? null
        const binding = await beginFlow(db, { browserHash, rememberMe, referralCode, now: now() })
        const url = await services.google.authorizationUrl(binding)
        logSecurityEvent(log, 'google.start', { address })
        return c.redirect(url.href, 302)
      } catch (error) {
        return redirectToError(c, services, error)
      }
    },
  )
}

/**
 * GET /auth/google/callback (specification, section 2, sign-in callback). The provider sends the browser here. Out:
 * 302 to /success-login with an `access_token` that GET /auth/user takes once, within a minute, from this browser; or
 * with an `error` that is one of `googleErrors`. Nothing that came in the query or from the provider goes any further.
 */
export function googleCallback(services: Services) {
  const { db, background, limits, log, now, mailOutbox } = services

  async function signIn(c: Context<AppEnv>): Promise<string> {
    const address = c.get('address')
    const token = await limits.googleCallbackAddress.countRefusals(address, () => end(c, address), isRefusal)
    // The sign-in succeeded, so its beginning does not count either.
    background.run(() => limits.googleStartAddress.giveBack(address))
    return token
  }

  async function end(c: Context<AppEnv>, address: string): Promise<string> {
    if (!services.google) throw new ProviderUnavailableError('not_configured')
    const browser = signInBrowser(services.config).read(c)
    const state = c.req.query('state')
    // Checked before the rest of the query: only the browser that began this sign-in can finish it, once.
    const flow = browser && state && (await takeFlow(db, { state, browserHash: browser, now: now() }))
    if (!flow) throw new GoogleSignInError('state_mismatch', 'state_mismatch')

    const claims = await services.google.claims(new URL(c.req.url).search, flow)
    const profile = profileOf(claims, services.google.authority)
    const link = async (tx: Database) => {
      const linked = await memberOf(services, tx, profile, flow.referralCode)
      const { userId } = linked
      const handover = { userId, browserHash: browser, rememberMe: flow.rememberMe, now: now() }
      return { ...linked, token: await openHandover(tx, handover) }
    }
    // Deleting the account of the member who invited, at the same moment, can be a deadlock.
    const { how, userId, token } = await retryTransaction(() => db.transaction(link))
    if (how === 'linked') mailOutbox.deliverNow()
    await limits.signInAccount.take(userId)
    logSecurityEvent(log, `google.${how}`, { address, userId })
    return token
  }

  return new Hono<AppEnv>().get(
    '/auth/google/callback',
    describe({
      summary: 'Come back from Google',
      tag: 'auth',
      success: { status: 302, description: 'To /success-login', location: examples.successLogin },
      errors: [],
    }),
    async (c) => {
      try {
        return redirectToSession(c, services, await signIn(c))
      } catch (error) {
        return redirectToError(c, services, error)
      }
    },
  )
}

/** An unavailable provider is no refusal. */
const isRefusal = (error: unknown) => !(failureOf(error) instanceof ProviderUnavailableError)

type Parts = Pick<Services, 'config' | 'log'>

/** Redirects the browser to the page that exchanges the hand-over for a session. */
export function redirectToSession(c: Context<AppEnv>, { config }: Parts, token: string): Response {
  return c.redirect(`${config.appUrl}/success-login?access_token=${token}`, 302)
}

/** Redirects the browser with an error word. The log has the exact reason, without secrets. */
export function redirectToError(c: Context<AppEnv>, { config, log }: Parts, error: unknown): Response {
  const { error: word, reason, cause } = failureOf(error)
  const code = codeOf(cause)
  logSecurityEvent(log, 'google.failed', {
    address: c.get('address'),
    reason: word === reason ? word : `${word}: ${reason}`,
    ...(code && { code }),
  })
  if (reason === 'internal') log.error({ err: cause }, 'sign-in by the provider failed')
  return c.redirect(`${config.appUrl}/success-login?error=${word}`, 302)
}
