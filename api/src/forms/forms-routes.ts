import {
  type AmbassadorApplication,
  ambassadorApplicationSchema,
  type DemoRequest,
  demoRequestSchema,
} from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { ambassadorApplications, demoRequests } from '../db/schema.ts'
import type { AppEnv } from '../http/app-env.ts'
import { jsonBody } from '../http/json-body.ts'
import { describe, doneResponseSchema } from '../http/openapi.ts'
import { validated } from '../http/validated.ts'
import type { Services } from '../services.ts'

/** Enough for the longest texts of the public site's forms, in any script. */
export const FORM_BODY_BYTES = 64 * 1024

/** The answers of these routes, for the OpenAPI document. */
export const formAnswers = {
  tag: 'forms',
  success: { status: 201, description: 'Stored', schema: doneResponseSchema, example: { success: true } },
  errors: [400, 413, 415, 429, 503, 504],
  messages: {
    413: 'The request is too large (at most 64 kB).',
    429: 'Too many attempts. Please try again in 60 minutes.',
  },
} satisfies Partial<Parameters<typeof describe>[0]>

/** Example of the fields that all these forms have. */
export const example = {
  requestKey: '6f1c0d5e2b7a49838e04d1f5c6a7b890',
  lastName: 'Moreau',
  firstName: 'Camille',
  email: 'camille.moreau@example.org',
}

const application: AmbassadorApplication = {
  ...example,
  phone: '06 12 34 56 78',
  name: 'camille.m',
  profileLinks: ['https://instagram.com/camille.m'],
  motivation: 'Ma promo révise avec Cadence depuis la rentrée, et j’aimerais que d’autres essaient.',
}

/**
 * POST /ambassador-applications (specification, section 2, Ambassador program page and application form). In: the
 * form. Out: 201 `{success: true}`. Sent again with the same `requestKey` it is answered alike and stays one
 * application, with the content that was sent last. Errors: 400 with `fields`, 429.
 */
export function ambassadorApplication({ db, limits, now }: Services) {
  return new Hono<AppEnv>().post(
    '/ambassador-applications',
    describe({
      summary: 'Apply as an ambassador',
      ...formAnswers,
    }),
    jsonBody(FORM_BODY_BYTES),
    validated('json', ambassadorApplicationSchema, application),
    async (c) => {
      await limits.applicationAddress.take(c.get('address'))
      const { requestKey, firstName, lastName, email, phone, name, profileLinks, motivation } =
        c.req.valid('json')
      const fields = { firstName, lastName, email, phone, name, profileLinks, motivation }
      await db.transaction((tx) =>
        tx
          .insert(ambassadorApplications)
          .values({ requestKey, ...fields, createdAt: now() })
          .onConflictDoUpdate({ target: ambassadorApplications.requestKey, set: fields }),
      )
      return c.json({ success: true }, 201)
    },
  )
}

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
 * and stays one request, with the content that was sent last. Errors: 400 with `fields`, 429.
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
      // Null, not undefined: a field that was emptied before the form was sent again must be emptied here too.
      const optional = { students: students ?? null, message: message ?? null }
      const fields = { firstName, lastName, email, school, role, ...optional }
      await db.transaction((tx) =>
        tx
          .insert(demoRequests)
          .values({ requestKey, ...fields, createdAt: now() })
          .onConflictDoUpdate({ target: demoRequests.requestKey, set: fields }),
      )
      return c.json({ success: true }, 201)
    },
  )
}
