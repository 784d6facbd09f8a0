import { type newMember, partOf, rowsIn, type TestApi } from './test-api.ts'

type Member = Awaited<ReturnType<typeof newMember>>

/** An edit of a task, made at a second of one minute, or at a time. */
export const task = (id: string, text: string | null, at: number | string = 0) => ({
  collection: 'task',
  id,
  updatedAt: typeof at === 'string' ? at : `2026-01-05T08:00:${String(at).padStart(2, '0')}.000Z`,
  data: text === null ? null : { text, completed: false, completedAt: null, position: 'a0' },
})

export type TaskEdit = ReturnType<typeof task>

/** The texts of tasks in an answer; null for a deleted one. */
export const taskTexts = (body: unknown) =>
  rowsIn(body, 'records').map(({ data }) => partOf(data, 'text') ?? null)

/** Sends and reads the records of a member. */
export const recordsClient = (api: TestApi) => (who: Member) => ({
  put: (...edits: object[]) => api.call('PUT', '/records', { token: who.token, body: { records: edits } }),
  read: async (since: unknown = 0) =>
    (await api.call('GET', `/records?since=${since}`, { token: who.token })).body,
})
