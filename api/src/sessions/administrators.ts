import { administratorRoles } from '@cadence/shared/schemas'
import { createMiddleware } from 'hono/factory'
import { HttpError } from '../http/http-errors.ts'
import type { MemberEnv } from './authenticate.ts'

/**
 * Accepts only administrators with a verified address (member.ts gives the role). Use it after `authenticate`, and before
 * anything of the request is read. @throws HttpError 403
 */
export const onlyAdministrators = createMiddleware<MemberEnv>(async (c, next) => {
  const { isEmailVerified, role } = c.get('member').user
  if (!isEmailVerified || !administratorRoles.some((known) => known === role))
    throw new HttpError(403, 'Not allowed.')
  await next()
})
