import { passwordStateSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { findAccountById } from '../auth/accounts.ts'
import { authenticate } from '../auth/authenticate.ts'
import { describe } from '../http/describe.ts'
import type { MemberEnv } from '../http/env.ts'
import type { Services } from '../services.ts'
import { examples } from './examples.ts'

/**
 * GET /password (specification, section 2, Settings). Out: `{isSet}`, false for who came by a provider and has set no
 * password: forms then do not ask for the current one. Errors: 401.
 */
export function passwordState(services: Services) {
  return new Hono<MemberEnv>().get(
    '/password',
    describe({
      summary: 'Whether the account has a password',
      tag: 'account',
      member: true,
      success: {
        status: 200,
        description: 'Whether there is one',
        schema: passwordStateSchema,
        example: examples.passwordState,
      },
      errors: [401, 503],
    }),
    authenticate(services),
    async (c) => {
      const account = await findAccountById(services.db, c.get('member').user._id)
      return c.json({ isSet: typeof account?.passwordHash === 'string' }, 200)
    },
  )
}
