import {
  type AmbassadorApplication,
  ambassadorApplicationSchema,
  type DemoRequest,
  demoRequestSchema,
  type SupportRequest,
  supportRequestSchema,
  supportResponseSchema,
} from '@cadence/shared/schemas'
import { Hono } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { jsonBody } from '../http/json-body.ts'
import { describe, doneResponseSchema } from '../http/openapi.ts'
import { validated } from '../http/validated.ts'
import { receiveForm } from '../inbox/receive-form.ts'
import type { Services } from '../services.ts'
import { authenticateIfSignedIn, type VisitorEnv } from '../sessions/authenticate.ts'
import { applicationForm, demoForm, detailsOf } from './sent-forms.ts'

/** Enough for the longest texts of the public site's forms, in any script. */
const FORM_BODY_BYTES = 64 * 1024

/** The answers of these routes, for the OpenAPI document. */
const formAnswers = {
  tag: 'forms',
  success: { status: 201, description: 'Stored', schema: doneResponseSchema, example: { success: true } },
  errors: [400, 413, 415, 429, 503, 504],
  messages: {
    413: 'The request is too large (at most 64 kB).',
    429: 'Too many attempts. Please try again in 60 minutes.',
  },
} satisfies Partial<Parameters<typeof describe>[0]>

/** Example of the fields that all these forms have. */
const example = {
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
export function ambassadorApplication(services: Services) {
  return new Hono<AppEnv>().post(
    '/ambassador-applications',
    describe({
      summary: 'Apply as an ambassador',
      ...formAnswers,
    }),
    jsonBody(FORM_BODY_BYTES),
    validated('json', ambassadorApplicationSchema, application),
    async (c) => {
      await services.limits.applicationAddress.take(c.get('address'))
      await receiveForm(services, applicationForm(c.req.valid('json')))
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
export function demoRequest(services: Services) {
  return new Hono<AppEnv>().post(
    '/demo-requests',
    describe({
      summary: 'Ask for a demonstration at a school',
      ...formAnswers,
    }),
    jsonBody(FORM_BODY_BYTES),
    validated('json', demoRequestSchema, request),
    async (c) => {
      await services.limits.demoRequestAddress.take(c.get('address'))
      await receiveForm(services, demoForm(c.req.valid('json')))
      return c.json({ success: true }, 201)
    },
  )
}

const question: SupportRequest = {
  requestKey: example.requestKey,
  name: 'Camille Moreau',
  email: example.email,
  subject: 'Mon minuteur ne sonne plus',
  message: 'Depuis hier, la fin d’une séance est muette sur mon téléphone.',
  facts: { page: '/dashboard', browser: 'Firefox 140', size: '390 × 844', language: 'fr-FR' },
}

/**
 * POST /support-requests (specification, section 2, Help center; decisions, Forms). In: the form, with the technical facts
 * that it has shown; `facts` may be missing. With a session of the same address the request belongs to the member. Out: 201
 * `{success, reference}`. Sent again with the same `requestKey` it is answered alike and stays one request, with the content
 * that was sent last. Errors: 400 with `fields`; 401 for a session that is over; 429.
 */
export function supportRequest(services: Services) {
  return new Hono<VisitorEnv>().post(
    '/support-requests',
    describe({
      summary: 'Ask the team a question',
      ...formAnswers,
      success: {
        status: 201,
        description: 'Stored',
        schema: supportResponseSchema,
        example: { success: true, reference: '3F0C-2B1E' },
      },
      errors: [400, 401, 413, 415, 429, 503, 504],
    }),
    authenticateIfSignedIn(services),
    jsonBody(FORM_BODY_BYTES),
    validated('json', supportRequestSchema, question),
    async (c) => {
      await services.limits.supportAddress.take(c.get('address'))
      const { name, facts = {}, ...asked } = c.req.valid('json')
      const user = c.get('member')?.user
      const form = {
        kind: 'support',
        ...asked,
        firstName: name,
        lastName: '',
        details: detailsOf(facts),
      } as const
      const reference = await receiveForm(services, form, {
        member: user && { id: user._id, email: user.email },
      })
      return c.json({ success: true, reference }, 201)
    },
  )
}
