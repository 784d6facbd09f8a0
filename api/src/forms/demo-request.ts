import { type DemoRequest, demoRequestSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { demoRequests } from '../db/schema.ts'
import { describe } from '../http/describe.ts'
import type { AppEnv } from '../http/env.ts'
import { jsonBody } from '../http/json-body.ts'
import { validated } from '../http/validated.ts'
import type { Services } from '../services.ts'
import { example, FORM_BODY_BYTES, formAnswers } from './common.ts'

const request: DemoRequest = {
  ...example,
  school: 'Lycée Jean-Macé',
  role: 'leadership',
  students: '500-1999',
  message: 'Plutôt un mardi, si possible.',
}

/**
 * POST /demo-requests (specification, section 2, Education page, 'Demander une démo'). In: the form; `students` and
 * `message` may be missing. Out: 201 `{success: true}`. Sent again with the same `requestKey` it is answered alike
 * and stays one request, which then says what was sent last. Errors: 400 with `fields`, 429.
 */
export function demoRequest({ db, limits, now }: Services) {
  return new Hono<AppEnv>().post(
    '/demo-requests',
    describe({
      summary: 'Ask for a demonstration at a school',
      ...formAnswers,
    }),
    jsonBody(FORM_BODY_BYTES),
    validated('json', demoRequestSchema, request),
    async (c) => {
      await limits.demoRequestAddress.take(c.get('address'))
      const { requestKey, firstName, lastName, email, school, role, students, message } = c.req.valid('json')
      // Null, not undefined: what was taken out before it was sent again must go.
      const optional = { students: students ?? null, message: message ?? null }
      const said = { firstName, lastName, email, school, role, ...optional }
      await db.transaction((tx) =>
        tx
          .insert(demoRequests)
          .values({ requestKey, ...said, createdAt: now() })
          .onConflictDoUpdate({ target: demoRequests.requestKey, set: said }),
      )
      return c.json({ success: true }, 201)
    },
  )
}
