import { call } from '@cadence/shared/api'
import { z } from '@cadence/shared/schemas'
import {
  erasureResponseSchema,
  type InboxFilter,
  type InboxList,
  type InboxThread,
  inboxListSchema,
  type ThreadAnswer,
  type ThreadNote,
  type ThreadStatus,
  threadResponseSchema,
} from '@cadence/shared/schemas/inbox'

/** A query without the values that are not there. */
function query(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return new URLSearchParams(given).toString()
}

/** GET /inbox/threads: a page of threads, the newest first. `cursor` is the `next` of the page before. @throws ApiError */
export function listThreads(
  filter: InboxFilter,
  { cursor, signal }: { cursor?: string; signal?: AbortSignal } = {},
): Promise<InboxList> {
  return call({
    method: 'get',
    path: `/inbox/threads?${query({ ...filter, cursor })}`,
    answer: inboxListSchema,
    failure: 'Failed to load the inbox',
    ...(signal && { signal }),
  })
}

const pathOf = (id: string) => `/inbox/threads/${encodeURIComponent(id)}`

/** GET /inbox/threads/{id}. @throws ApiError: 404 when it has been deleted */
export async function getThread(id: string): Promise<InboxThread> {
  const { thread } = await call({
    method: 'get',
    path: pathOf(id),
    answer: threadResponseSchema,
    failure: 'Failed to load the thread',
  })
  return thread
}

/** POST /inbox/threads/{id}/answers: mails the sender. @throws ApiError: 409 when the thread has changed meanwhile */
export async function sendAnswer(id: string, body: ThreadAnswer): Promise<InboxThread> {
  const { thread } = await call({
    method: 'post',
    path: `${pathOf(id)}/answers`,
    body,
    answer: threadResponseSchema,
    failure: 'Failed to send the answer',
  })
  return thread
}

/** POST /inbox/threads/{id}/notes: a note for the team alone. @throws ApiError */
export async function addNote(id: string, body: ThreadNote): Promise<InboxThread> {
  const { thread } = await call({
    method: 'post',
    path: `${pathOf(id)}/notes`,
    body,
    answer: threadResponseSchema,
    failure: 'Failed to add the note',
  })
  return thread
}

/** PATCH /inbox/threads/{id}: closes or reopens it. @throws ApiError: 409 when the thread has changed meanwhile */
export async function setStatus(
  { id, version }: Pick<InboxThread, 'id' | 'version'>,
  status: ThreadStatus,
): Promise<InboxThread> {
  const { thread } = await call({
    method: 'patch',
    path: pathOf(id),
    body: { version, status },
    answer: threadResponseSchema,
    failure: 'Failed to change the status',
  })
  return thread
}

/** Limit of the export, in milliseconds: there may be two years of messages. */
const PATIENCE_MS = 5 * 60_000

/** GET /inbox/export: the threads of a filter as CSV. @throws ApiError */
export function exportThreads(filter: InboxFilter): Promise<string> {
  return call({
    method: 'get',
    path: `/inbox/export?${query(filter)}`,
    answer: z.string(),
    failure: 'Failed to export the inbox',
    timeoutMs: PATIENCE_MS,
  })
}

/** POST /inbox/erasures: deletes everything of an address from the inbox. @returns the number of threads. @throws ApiError */
export async function eraseSender(email: string): Promise<number> {
  const { erased } = await call({
    method: 'post',
    path: '/inbox/erasures',
    body: { email },
    answer: erasureResponseSchema,
    failure: 'Failed to delete the data',
  })
  return erased
}
