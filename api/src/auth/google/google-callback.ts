import type { Context } from 'hono'
import { Hono } from 'hono'
import { describe } from '../../http/describe.ts'
import type { AppEnv } from '../../http/env.ts'
import { logSecurityEvent } from '../../log/security-events.ts'
import type { Services } from '../../services.ts'
import { examples } from '../auth-examples.ts'
import { signInBrowser } from './google-browser.ts'
import { failureOf, GoogleSignInError, ProviderUnavailableError } from './google-errors.ts'
import { takeFlow } from './google-flow.ts'
import { memberOf } from './google-link.ts'
import { profileOf } from './google-profile.ts'
import { endFailed, endWell } from './google-redirect.ts'
import { openHandover } from './handover-store.ts'

/**
 * GET /auth/google/callback (specification, section 2, sign-in callback). The provider sends the browser here. Out:
 * 302 to /success-login with an `access_token` that GET /auth/user takes once, within a minute, from this browser; or
 * with an `error` that is one of `googleErrors`. Nothing that came in the query or from the provider goes any further.
 */
export function googleCallback(services: Services) {
  const { db, later, limits, log, now, postman } = services

  async function signIn(c: Context<AppEnv>): Promise<string> {
    const address = c.get('address')
    const token = await limits.googleCallbackAddress.countRefusals(address, () => end(c, address), isRefusal)
    // What was begun has ended well: the two halves count together.
    later.run(() => limits.googleStartAddress.giveBack(address))
    return token
  }

  async function end(c: Context<AppEnv>, address: string): Promise<string> {
    if (!services.google) throw new ProviderUnavailableError('not_configured')
    const browser = signInBrowser(services.config).read(c)
    const state = c.req.query('state')
    // Before anything else of the query is looked at: only who began this sign-in can make it end, once.
    const flow = browser && state && (await takeFlow(db, { state, browserHash: browser, now: now() }))
    if (!flow) throw new GoogleSignInError('state_mismatch', 'state_mismatch')

    const claims = await services.google.claims(new URL(c.req.url).search, flow)
    const profile = profileOf(claims, services.google.authority)
    const { how, userId, token } = await db.transaction(async (tx) => {
      const linked = await memberOf(services, tx, profile)
      const { userId } = linked
      const handover = { userId, browserHash: browser, rememberMe: flow.rememberMe, now: now() }
      return { ...linked, token: await openHandover(tx, handover) }
    })
    if (how === 'linked') postman.kick()
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
        return endWell(c, services, await signIn(c))
      } catch (error) {
        return endFailed(c, services, error)
      }
    },
  )
}

/** A provider that is away has refused nobody. */
const isRefusal = (error: unknown) => !(failureOf(error) instanceof ProviderUnavailableError)
