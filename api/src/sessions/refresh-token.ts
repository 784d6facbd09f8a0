import { refreshTokenRequestSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { examples, refreshResponseSchema } from '../auth/auth-schemas.ts'
import type { AppEnv } from '../http/app-env.ts'
import { SESSION_OVER } from '../http/http-errors.ts'
import { jsonBody, SHORT_BODY_BYTES } from '../http/json-body.ts'
import { describe } from '../http/openapi.ts'
import { validated } from '../http/validated.ts'
import { logSecurityEvent } from '../log/security-events.ts'
import type { Services } from '../services.ts'
import { deviceOf } from './device.ts'
import { sessionOfRefreshToken } from './session-queries.ts'
import { exchange, TokenReuseError } from './token-rotation.ts'

/**
 * POST /auth/refresh-token (specification, sections 4 and 7). In: the refresh token. Out: `{success, token,
 * refreshToken}`; the sent token is used up (token-rotation.ts has the rules). Errors: 401 for a token that is unknown,
 * over, revoked or replayed, and a replay ends the whole session; 429, for an address after refusals only.
 */
export function refreshToken({ accessTokens, db, limits, log, now }: Services) {
  return new Hono<AppEnv>().post(
    '/auth/refresh-token',
    describe({
      summary: 'Exchange a refresh token for new tokens',
      tag: 'auth',
      success: {
        status: 200,
        description: 'New tokens',
        schema: refreshResponseSchema,
        example: examples.refreshed,
      },
      errors: [400, 401, 413, 415, 429, 503, 504],
      messages: { 401: SESSION_OVER },
    }),
    jsonBody(SHORT_BODY_BYTES),
    validated('json', refreshTokenRequestSchema, examples.refreshToken),
    async (c) => {
      const address = c.get('address')
      const sent = c.req.valid('json').refreshToken
      try {
        const next = await limits.refreshAddress.countRefusals(address, async () => {
          const sessionId = await sessionOfRefreshToken(db, sent)
          if (sessionId) await limits.refreshSession.take(sessionId)
          return exchange(db, sent, { device: deviceOf(c), now: now() })
        })
        const token = await accessTokens.sign(next)
        return c.json({ success: true, token, refreshToken: next.refreshToken }, 200)
      } catch (error) {
        if (error instanceof TokenReuseError) {
          logSecurityEvent(log, 'refresh.reuse', { address, sessionId: error.sessionId })
        }
        throw error
      }
    },
  )
}
