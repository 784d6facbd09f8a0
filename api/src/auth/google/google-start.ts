import { Hono } from 'hono'
import { describe } from '../../http/describe.ts'
import type { AppEnv } from '../../http/env.ts'
import { HttpError } from '../../http/http-errors.ts'
import { logSecurityEvent } from '../../log/security-events.ts'
import type { Services } from '../../services.ts'
import { examples } from '../auth-examples.ts'
import { signInBrowser } from './google-browser.ts'
import { ProviderUnavailableError } from './google-errors.ts'
import { beginFlow } from './google-flow.ts'
import { endFailed } from './google-redirect.ts'

/**
 * GET /auth/google (specification, sections 2 and 7). A browser navigates here. Out: 302 to the provider, with state,
 * nonce and PKCE challenge, and a cookie that binds the sign-in to this browser for ten minutes. With `remember=true`
 * the session will last 30 days, else 24 hours. When the provider is
 * away or the limit is reached: 302 to /success-login?error=…. Errors: 403 when it is not a person of our own pages
 * who navigates, but an image, a script or another site.
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
        const binding = await beginFlow(db, { browserHash, rememberMe, now: now() })
        const url = await services.google.authorizationUrl(binding)
        logSecurityEvent(log, 'google.start', { address })
        return c.redirect(url.href, 302)
      } catch (error) {
        return endFailed(c, services, error)
      }
    },
  )
}
