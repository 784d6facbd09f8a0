import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../http/app-env.ts'
import { SESSION_OVER, UnauthorizedError } from '../http/http-errors.ts'
import type { Services } from '../services.ts'
import type { Member } from './member.ts'
import { memberFinder } from './session-queries.ts'

/** The context behind `authenticate`. */
export interface MemberEnv extends AppEnv {
  Variables: AppEnv['Variables'] & {
    member: Member
    /** When the access token expires. */
    tokenEnd: Date
  }
}

/** The token of an `Authorization: Bearer` header. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\w.-]+)$/i.exec(header ?? '')?.[1]
}

/**
 * Accepts only signed-in members, and stores the member in the context. The session is looked up on every call, so a
 * sign-out works at once and not when the token expires. @throws UnauthorizedError
 */
export function authenticate(services: Services) {
  const sessionOf = sessionFinder(services)
  return createMiddleware<MemberEnv>(async (c, next) => {
    const token = bearerToken(c.req.header('authorization'))
    if (!token) throw new UnauthorizedError('Please sign in.')
    const { member, tokenEnd } = await sessionOf(token)
    c.set('member', member)
    c.set('tokenEnd', tokenEnd)
    await next()
  })
}

/** The context behind `authenticateIfSignedIn`. */
export interface VisitorEnv extends AppEnv {
  Variables: AppEnv['Variables'] & {
    /** Undefined for a visitor. */
    member: Member | undefined
  }
}

/**
 * Lets visitors through, and stores a signed-in member in the context. A session that is over is refused, so that the
 * client renews it: otherwise what a member sends would be a visitor's. @throws UnauthorizedError
 */
export function authenticateIfSignedIn(services: Services) {
  const sessionOf = sessionFinder(services)
  return createMiddleware<VisitorEnv>(async (c, next) => {
    const header = c.req.header('authorization')
    c.set('member', header === undefined ? undefined : (await sessionOf(bearerToken(header) ?? '')).member)
    await next()
  })
}

/** Finds the session of an access token. @throws UnauthorizedError */
function sessionFinder(services: Services) {
  const { accessTokens, now } = services
  const memberOf = memberFinder(services)
  return async (token: string): Promise<{ member: Member; tokenEnd: Date }> => {
    const claims = await accessTokens.read(token)
    const member = claims && (await memberOf(claims, now()))
    if (!member) throw new UnauthorizedError(SESSION_OVER)
    return { member, tokenEnd: new Date(claims.exp * 1000) }
  }
}

/**
 * Limits the writes of a member, so that a program in their name cannot keep the database busy for all others. Our
 * clients never come near the limit. Use it after `authenticate` and before the body is read. @throws
 * TooManyAttemptsError
 */
export function countWrites({ limits }: Services) {
  return createMiddleware<MemberEnv>(async (c, next) => {
    await limits.memberWrites.take(c.get('member').user._id)
    await next()
  })
}
