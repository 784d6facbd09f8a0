import { createMiddleware } from 'hono/factory'
import type { MemberEnv } from '../http/env.ts'
import type { Services } from '../services.ts'

/**
 * Behind `authenticate`, and before the body is read: a member, or a program in their name, must not keep the database
 * busy for all others. No client of ours comes near the limit. Throws 429.
 */
export function countWrites({ limits }: Services) {
  return createMiddleware<MemberEnv>(async (c, next) => {
    await limits.memberWrites.take(c.get('member').user._id)
    await next()
  })
}
