import { type AmbassadorApplication, ambassadorApplicationSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { ambassadorApplications } from '../db/schema.ts'
import { describe } from '../http/describe.ts'
import type { AppEnv } from '../http/env.ts'
import { jsonBody } from '../http/json-body.ts'
import { validated } from '../http/validated.ts'
import type { Services } from '../services.ts'
import { example, FORM_BODY_BYTES, formAnswers } from './common.ts'

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
 * application, which then says what was sent last. Errors: 400 with `fields`, 429.
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
      const said = { firstName, lastName, email, phone, name, profileLinks, motivation }
      await db.transaction((tx) =>
        tx
          .insert(ambassadorApplications)
          .values({ requestKey, ...said, createdAt: now() })
          .onConflictDoUpdate({ target: ambassadorApplications.requestKey, set: said }),
      )
      return c.json({ success: true }, 201)
    },
  )
}
