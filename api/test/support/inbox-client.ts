import {
  type InboxList,
  type InboxThread,
  inboxListSchema,
  threadResponseSchema,
} from '@cadence/shared/schemas/inbox'
import { beforeAll, beforeEach } from 'vitest'
import { inboxThreads } from '../../src/db/schema.ts'
import { apiForTests } from './api-for-tests.ts'
import { newMember } from './test-api.ts'

let keys = 0
/** A key that no other form of the file has. */
export const newKey = () => (++keys).toString(16).padStart(32, '0')

/** A row of `inbox_threads` that was imported. */
export const importedThread = (at: Date) => ({
  ...{ id: crypto.randomUUID(), kind: 'demo' as const, requestKey: newKey(), firstName: 'Léa' },
  ...{ email: 'lea@example.org', details: [], searchText: 'lea', createdAt: at, activeAt: at },
})

/**
 * An API whose inbox is empty before each test of a file, its administrator `chief@example.org`, and the calls of visitors
 * and of administrators.
 */
export function inboxForTests(environment: Record<string, string> = {}) {
  const api = apiForTests({ ADMIN_EMAILS: 'chief@example.org', RATE_LIMIT_SCALE: '1000', ...environment })
  const administrator = { token: '' }
  const tokenOf = () => administrator.token
  beforeAll(async () => {
    administrator.token = (await newMember(api, 'chief@example.org')).token
  })
  beforeEach(() => api.services.db.delete(inboxThreads))

  /** Sends a support request. */
  const ask = (fields: object = {}, who: { token?: string; from?: string } = {}) =>
    api.call('POST', '/support-requests', {
      body: {
        ...{ requestKey: newKey(), name: 'Léa Martin', email: 'lea@example.org' },
        ...{ subject: 'Minuteur', message: 'Il ne sonne plus.' },
        ...fields,
      },
      ...who,
    })

  const list = async (query = ''): Promise<InboxList> =>
    inboxListSchema.parse((await api.call('GET', `/inbox/threads${query}`, { token: tokenOf() })).body)

  const read = async (id: string): Promise<InboxThread> =>
    threadResponseSchema.parse((await api.call('GET', `/inbox/threads/${id}`, { token: tokenOf() })).body)
      .thread

  /** The newest thread of a filter. */
  async function newest(query = ''): Promise<InboxThread> {
    const [thread] = (await list(query)).threads
    if (!thread) throw new Error('There is no thread.')
    return read(thread.id)
  }

  const answer = ({ id, version }: InboxThread, fields = {}, token = tokenOf()) =>
    api.call('POST', `/inbox/threads/${id}/answers`, {
      token,
      body: { requestKey: newKey(), version, text: 'C’est réparé.', ...fields },
    })

  const note = ({ id }: InboxThread, fields = {}) =>
    api.call('POST', `/inbox/threads/${id}/notes`, {
      token: tokenOf(),
      body: { requestKey: newKey(), text: 'À rappeler.', ...fields },
    })

  const change = ({ id, version }: InboxThread, status: string, token = tokenOf()) =>
    api.call('PATCH', `/inbox/threads/${id}`, { token, body: { version, status } })

  return { api, administrator, ask, list, read, newest, answer, note, change }
}
