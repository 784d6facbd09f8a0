import { randomUUID } from 'node:crypto'
import {
  type ReminderWay,
  type TestReminderRequest,
  testReminderRequestSchema,
  testReminderSchema,
} from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { jsonBody, SHORT_BODY_BYTES } from '../http/json-body.ts'
import { describe } from '../http/openapi.ts'
import { validated } from '../http/validated.ts'
import { enqueueMail } from '../mail/mail-outbox.ts'
import { readPreferences } from '../preferences/preferences-queries.ts'
import { devicesOf, dropGone } from '../push/push-queries.ts'
import type { Services } from '../services.ts'
import { authenticate, countWrites, type MemberEnv } from '../sessions/authenticate.ts'
import type { Member } from '../sessions/member.ts'
import { testReminderMail } from './reminder-mails.ts'
import { chosenOf } from './reminder-queries.ts'
import { textsIn } from './reminder-texts.ts'

/**
 * POST /reminders/test (specification, section 2, Settings, Notifications). Sends a reminder at once: to the browser that
 * asks if it takes push messages, else by mail if mails are turned on. In: the ways that are turned on in the page, which
 * may be left out. Out: `{way}`. Errors: 400 for a body that is not the schema's; 401; 429 after ten in an hour.
 */
export function testReminder(services: Services) {
  return new Hono<MemberEnv>().post(
    '/reminders/test',
    describe({
      summary: 'Send a reminder now, to see whether it arrives',
      tag: 'push',
      member: true,
      success: { status: 200, description: 'By which way it is coming', schema: testReminderSchema },
      errors: [400, 401, 413, 415, 429, 503, 504],
    }),
    authenticate(services),
    countWrites(services),
    jsonBody(SHORT_BODY_BYTES, { optional: true }),
    validated('json', testReminderRequestSchema),
    async (c) => {
      const member = c.get('member')
      await services.limits.testReminder.take(member.user._id)
      return c.json({ way: await sendTest(services, member, c.req.valid('json')) }, 200)
    },
  )
}

/** How long the push service may store a test. */
const TTL_MS = 5 * 60_000

async function sendTest(
  services: Services,
  { user, sessionId }: Member,
  turned: TestReminderRequest,
): Promise<ReminderWay> {
  const { config, db, mailOutbox, now, push } = services
  const { language, notifications } = await readPreferences(db, user._id)
  const stored = chosenOf(notifications)
  const chosen = { push: turned.push ?? stored.push, email: turned.email ?? stored.email }
  const devices = chosen.push ? await devicesOf(db, user._id, now()) : []
  const device = devices.find((each) => each.sessionId === sessionId)
  if (device) {
    const id = randomUUID()
    const { test } = textsIn(typeof language === 'string' ? language : null)
    const message = { ...test, tag: `reminder-${id}`, path: '/settings?section=notifications' }
    const outcome = await push.send(device, message, id, now().getTime() + TTL_MS)
    if (outcome === 'sent') return 'push'
    if (outcome === 'gone') await dropGone(db, device)
  }
  if (!chosen.email) return 'none'
  const mail = testReminderMail({ firstName: user.firstName, appUrl: config.appUrl })
  await enqueueMail(db, user.email, mail, now())
  mailOutbox.deliverNow()
  return 'email'
}
