import {
  erasureResponseSchema,
  erasureSchema,
  type InboxThread,
  inboxListSchema,
  inboxQuerySchema,
  threadConflictSchema,
  threadParamsSchema,
  threadResponseSchema,
  threadStatusSchema,
} from '@cadence/shared/schemas/inbox'
import { type Context, Hono } from 'hono'
import { every } from 'hono/combine'
import { jsonBody, SHORT_BODY_BYTES } from '../http/json-body.ts'
import { describe } from '../http/openapi.ts'
import { validated } from '../http/validated.ts'
import { logSecurityEvent } from '../log/security-events.ts'
import type { Services } from '../services.ts'
import { onlyAdministrators } from '../sessions/administrators.ts'
import { authenticate, countWrites, type MemberEnv } from '../sessions/authenticate.ts'
import { type Changed, changeStatus, findThread, NOT_THERE } from './change-thread.ts'
import { countThreads, deleteThreadsOf, listThreads, threadOf } from './threads-queries.ts'

/** Lets only administrators through. */
export const administrators = (services: Services) => every(authenticate(services), onlyAdministrators)

/** What the routes of the inbox have in common, for the OpenAPI document. */
export const inboxAnswers = { tag: 'inbox', member: true } as const

/** The answer with one thread. */
export const threadAnswer = (status: 200 | 201) => ({
  status,
  description: 'The thread as it is now',
  schema: threadResponseSchema,
})

const CONFLICT = 'Somebody else has changed this message. Please look at it again.'

/** 200 or 201 with the thread; 409 with the newer one. */
export async function answerChanged(
  c: Context<MemberEnv>,
  { db, now }: Services,
  { isConflict, thread }: Changed,
  status: 200 | 201,
) {
  const shown: InboxThread = await threadOf(db, thread, now())
  if (!isConflict) return c.json({ thread: shown }, status)
  return c.json(threadConflictSchema.parse({ message: CONFLICT, thread: shown }), 409)
}

/**
 * GET /inbox/threads (decisions, Forms). Query: `status`, `kind`, `search` (all words, in name, address, subject, text and
 * reference; case and accents do not matter), `cursor`. Out: `{threads, next, counts}`, the newest first, 25 at a time.
 * Errors: 400, 401, 403 for members who are no administrators.
 */
export function listInbox(services: Services) {
  const { db } = services
  return new Hono<MemberEnv>().get(
    '/inbox/threads',
    describe({
      ...inboxAnswers,
      summary: 'What visitors and members have sent by forms',
      success: { status: 200, description: 'A page', schema: inboxListSchema },
      errors: [400, 401, 403, 503],
    }),
    administrators(services),
    validated('query', inboxQuerySchema),
    async (c) => {
      const query = c.req.valid('query')
      const { threads, next } = await listThreads(db, query)
      return c.json({ threads, next, counts: await countThreads(db, query) }, 200)
    },
  )
}

/** GET /inbox/threads/{id} (decisions, Forms). Out: `{thread}` with its answers and notes. Errors: 401, 403, 404. */
export function readThread(services: Services) {
  const { db, now } = services
  return new Hono<MemberEnv>().get(
    '/inbox/threads/:id',
    describe({
      ...inboxAnswers,
      summary: 'One thread',
      success: threadAnswer(200),
      errors: [400, 401, 403, 404, 503],
      messages: { 404: NOT_THERE },
    }),
    administrators(services),
    validated('param', threadParamsSchema),
    async (c) => {
      const thread = await findThread(db, c.req.valid('param').id)
      return c.json({ thread: await threadOf(db, thread, now()) }, 200)
    },
  )
}

/**
 * PATCH /inbox/threads/{id} (decisions, Forms). In: the status, and the version that the administrator saw. Out:
 * `{thread}`. Errors: 401, 403, 404; 409 with the newer `thread` when somebody else was faster.
 */
export function changeThread(services: Services) {
  return new Hono<MemberEnv>().patch(
    '/inbox/threads/:id',
    describe({
      ...inboxAnswers,
      summary: 'Change the status of a thread',
      success: threadAnswer(200),
      errors: [400, 401, 403, 404, 409, 413, 415, 429, 503, 504],
      messages: { 404: NOT_THERE },
      conflict: threadConflictSchema,
    }),
    administrators(services),
    countWrites(services),
    validated('param', threadParamsSchema),
    jsonBody(SHORT_BODY_BYTES),
    validated('json', threadStatusSchema, { version: 2, status: 'closed' }),
    async (c) => {
      const changed = await changeStatus(services, c.req.valid('param').id, c.req.valid('json'))
      return answerChanged(c, services, changed, 200)
    },
  )
}

/**
 * POST /inbox/erasures (decisions, Forms). In: the address of a person. Out: `{erased}`: how many threads with all their
 * answers, notes and waiting mails were deleted. Errors: 400 with `fields`, 401, 403.
 */
export function erasePerson(services: Services) {
  const { db, log } = services
  return new Hono<MemberEnv>().post(
    '/inbox/erasures',
    describe({
      ...inboxAnswers,
      summary: 'Delete everything that a person has sent, and its answers',
      success: { status: 200, description: 'Gone', schema: erasureResponseSchema, example: { erased: 2 } },
      errors: [400, 401, 403, 413, 415, 429, 503, 504],
    }),
    administrators(services),
    countWrites(services),
    jsonBody(SHORT_BODY_BYTES),
    validated('json', erasureSchema, { email: 'camille.moreau@example.org' }),
    async (c) => {
      const { email } = c.req.valid('json')
      const threads = await db.transaction((tx) => deleteThreadsOf(tx, email))
      const userId = c.get('member').user._id
      logSecurityEvent(log, 'inbox.erased', { address: c.get('address'), userId, threads })
      return c.json({ erased: threads.length }, 200)
    },
  )
}
