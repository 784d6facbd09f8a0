import { logoutRequestSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { examples } from '../auth/auth-schemas.ts'
import type { AppEnv } from '../http/app-env.ts'
import { jsonBody, SHORT_BODY_BYTES } from '../http/json-body.ts'
import { describe, doneResponseSchema } from '../http/openapi.ts'
import { validated } from '../http/validated.ts'
import { logSecurityEvent } from '../log/security-events.ts'
import type { Services } from '../services.ts'
import { bearerToken } from './authenticate.ts'
import { revokeSession, sessionOfAccessToken, sessionOfRefreshToken } from './session-queries.ts'

/**
 * POST /auth/logout (specification, sections 4 and 7). In: the refresh token when one exists; the access token of
 * the header names the session as well. Out: `{success: true}` whatever the tokens are: to the member, signing out
 * always works. Errors: 400 for a body that is not the schema's.
 */
export function logout({ accessTokens, db, log, now }: Services) {
  return new Hono<AppEnv>().post(
    '/auth/logout',
    describe({
      summary: 'End the session',
      tag: 'auth',
      success: { status: 200, description: 'Signed out', schema: doneResponseSchema, example: examples.done },
      errors: [400, 413, 415, 503, 504],
    }),
    jsonBody(SHORT_BODY_BYTES, { optional: true }),
    validated('json', logoutRequestSchema, examples.refreshToken),
    async (c) => {
      const { refreshToken } = c.req.valid('json')
      const accessToken = bearerToken(c.req.header('authorization'))
      const claims = accessToken && (await accessTokens.read(accessToken))
      const sessionIds = new Set([
        refreshToken && (await sessionOfRefreshToken(db, refreshToken)),
        claims && (await sessionOfAccessToken(db, claims)),
      ])
      for (const sessionId of sessionIds) {
        const userId = sessionId && (await revokeSession(db, sessionId, now()))
        if (userId) logSecurityEvent(log, 'logout', { address: c.get('address'), userId, sessionId })
      }
      return c.json({ success: true }, 200)
    },
  )
}
