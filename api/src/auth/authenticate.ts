import { createMiddleware } from 'hono/factory'
import type { MemberEnv } from '../http/env.ts'
import { UnauthorizedError } from '../http/http-errors.ts'
import type { Services } from '../services.ts'
import { memberFinder } from './sessions.ts'
import { SESSION_OVER } from './token-rotation.ts'

/** The token of an `Authorization: Bearer` header. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\w.-]+)$/i.exec(header ?? '')?.[1]
}

/**
 * Lets only members pass, and tells the route who it is. The session is looked up on every call, so a sign-out or
 * a revocation works at once and not when the token expires. Throws 401.
 */
export function authenticate(services: Services) {
  const { accessTokens, now } = services
  const memberOf = memberFinder(services)
  return createMiddleware<MemberEnv>(async (c, next) => {
    const token = bearerToken(c.req.header('authorization'))
    if (!token) throw new UnauthorizedError('Please sign in.')
    const claims = await accessTokens.read(token)
    const member = claims && (await memberOf(claims, now()))
    if (!member) throw new UnauthorizedError(SESSION_OVER)
    c.set('member', member)
    c.set('tokenEnd', new Date(claims.exp * 1000))
    await next()
  })
}
