import {
  threadAnswerSchema,
  threadConflictSchema,
  threadNoteSchema,
  threadParamsSchema,
} from '@cadence/shared/schemas/inbox'
import { Hono } from 'hono'
import { jsonBody } from '../http/json-body.ts'
import { describe } from '../http/openapi.ts'
import { validated } from '../http/validated.ts'
import { logSecurityEvent } from '../log/security-events.ts'
import type { Services } from '../services.ts'
import { countWrites, type MemberEnv } from '../sessions/authenticate.ts'
import { addAnswer, addNote, NOT_THERE } from './change-thread.ts'
import { administrators, answerChanged, inboxAnswers, threadAnswer } from './inbox-routes.ts'

/** Enough for the longest text, in any script. */
const BODY_BYTES = 32 * 1024

const tooLarge = { 413: 'The request is too large (at most 32 kB).' }
const example = {
  requestKey: '6f1c0d5e2b7a49838e04d1f5c6a7b890',
  text: 'Bonjour Camille, merci de votre message.',
}

/** What the description of an answer and that of a note share. */
const entryRoute = {
  ...inboxAnswers,
  success: threadAnswer(201),
  errors: [400, 401, 403, 404, 409, 413, 415, 429, 503, 504],
  messages: { 404: NOT_THERE, ...tooLarge },
  conflict: threadConflictSchema,
} satisfies Partial<Parameters<typeof describe>[0]>

/**
 * POST /inbox/threads/{id}/answers (decisions, Forms). In: the text, and the version that the administrator saw; `close`
 * closes the thread, too. Out: 201 `{thread}`, and the answer goes out as a mail. Sent again with the same `requestKey`
 * it is answered alike, and stays one mail. Errors: 400 with `fields`, 401, 403, 404; 409 with the newer `thread` when
 * somebody else was faster, or the `requestKey` has another text already, and then nothing is sent.
 */
export function answerThread(services: Services) {
  const { log, mailOutbox } = services
  return new Hono<MemberEnv>().post(
    '/inbox/threads/:id/answers',
    describe({ ...entryRoute, summary: 'Answer the sender by mail' }),
    administrators(services),
    countWrites(services),
    validated('param', threadParamsSchema),
    jsonBody(BODY_BYTES),
    validated('json', threadAnswerSchema, { ...example, version: 1 }),
    async (c) => {
      const authorId = c.get('member').user._id
      const key = { threadId: c.req.valid('param').id, authorId }
      const changed = await addAnswer(services, key, c.req.valid('json'))
      if (!changed.isConflict) {
        mailOutbox.deliverNow()
        logSecurityEvent(log, 'inbox.answered', { address: c.get('address'), userId: authorId })
      }
      return answerChanged(c, services, changed, 201)
    },
  )
}

/**
 * POST /inbox/threads/{id}/notes (decisions, Forms). In: the text of a note that only administrators see. Out: 201
 * `{thread}`. Sent again with the same `requestKey` it stays one note. Errors: 400 with `fields`, 401, 403, 404; 409 when
 * the `requestKey` has another text already.
 */
export function noteOnThread(services: Services) {
  return new Hono<MemberEnv>().post(
    '/inbox/threads/:id/notes',
    describe({ ...entryRoute, summary: 'Add a note for the team' }),
    administrators(services),
    countWrites(services),
    validated('param', threadParamsSchema),
    jsonBody(BODY_BYTES),
    validated('json', threadNoteSchema, example),
    async (c) => {
      const key = { threadId: c.req.valid('param').id, authorId: c.get('member').user._id }
      return answerChanged(c, services, await addNote(services, key, c.req.valid('json')), 201)
    },
  )
}
