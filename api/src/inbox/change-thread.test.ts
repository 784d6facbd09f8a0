import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { withFailure, withFirstTransaction } from '../../test/support/failing-database.ts'
import { inboxForTests, newKey } from '../../test/support/inbox-client.ts'
import { fieldsIn, newMember, partOf } from '../../test/support/test-api.ts'
import { prune } from '../db/prune.ts'
import { inboxThreads, users } from '../db/schema.ts'

const { api, administrator, ask, list, newest, answer, note, change } = inboxForTests({
  ADMIN_EMAILS: 'chief@example.org,second@example.org,third@example.org',
})
let second = ''
beforeAll(async () => {
  second = (await newMember(api, 'second@example.org')).token
})

test('a thread that is opened again is kept as long as one that has just come', async () => {
  await ask()
  const { db, now } = api.services
  const long = new Date(now().getTime() - 800 * 24 * 60 * 60_000)
  await db.update(inboxThreads).set({ status: 'closed', activeAt: long, closedAt: long })
  await change(await newest(), 'new')
  await prune(db, now())
  expect((await newest()).activeAt > long.toISOString()).toBe(true)
})

test('a change of the status that is sent again is answered alike', async () => {
  await ask()
  const before = await newest()
  const [first, again] = [await change(before, 'closed'), await change(before, 'closed')]
  expect(first.status).toBe(200)
  expect(again).toMatchObject({ status: 200, body: first.body })
})

describe('a key that is used again', () => {
  test('for other words or by somebody else stores nothing, and says so', async () => {
    await ask()
    const before = await newest()
    const requestKey = newKey()
    expect((await answer(before, { requestKey })).status).toBe(201)
    // Until its mail is sent, an entry may still change between two readings.
    await api.mailsTo('lea@example.org')
    const answered = await newest()
    for (const other of [
      await answer(before, { requestKey, text: 'Autre chose.' }),
      await answer(before, { requestKey }, second),
      await note(before, { requestKey, text: 'C’est réparé.' }),
    ]) {
      expect(other).toMatchObject({ status: 409, body: { thread: { entries: answered.entries } } })
    }
    expect(await newest()).toEqual(answered)
    const noteKey = newKey()
    await note(before, { requestKey: noteKey })
    expect((await note(before, { requestKey: noteKey, text: 'Autre chose.' })).status).toBe(409)
    expect((await answer(answered, { requestKey: noteKey, text: 'À rappeler.' })).status).toBe(409)
  })

  test('for the same words closes the thread where that alone is new', async () => {
    await ask()
    const before = await newest()
    const requestKey = newKey()
    await answer(before, { requestKey })
    expect((await answer(before, { requestKey, close: true })).status).toBe(201)
    expect(await newest()).toMatchObject({ status: 'closed', entries: [{ kind: 'answer' }] })
  })
})

test('the document of the API shows the newer thread in a conflict', async () => {
  const { body } = await api.call('GET', '/openapi.json')
  for (const [path, method] of [
    ['', 'patch'],
    ['/answers', 'post'],
    ['/notes', 'post'],
  ] as const) {
    const operation = fieldsIn(body, 'paths', `/api/v1/inbox/threads/{id}${path}`, method)
    const schema = partOf(operation, 'responses', '409', 'content', 'application/json', 'schema')
    expect(JSON.stringify(schema)).toContain('mailSubject')
  }
})

test('an answer that meets a deadlock is tried again', async () => {
  await ask()
  const { id, version } = await newest()
  const body = { requestKey: newKey(), version, text: 'C’est réparé.' }
  for (const path of ['answers', 'notes']) {
    const call = api.variant({ db: withFailure(api.services.db, '40P01') })
    expect(
      (await call('POST', `/inbox/threads/${id}/${path}`, { token: administrator.token, body })).status,
    ).toBe(201)
    body.requestKey = newKey()
  }
  expect((await list()).counts).toMatchObject({ answered: 1 })
})

test('an administrator whose account goes while they answer is signed out', async () => {
  await ask()
  const { id, version } = await newest()
  const third = await newMember(api, 'third@example.org')
  const db = withFirstTransaction(api.services.db, async (tx) => {
    await tx.delete(users).where(eq(users.id, third.user._id))
    return tx
  })
  const body = { requestKey: newKey(), version, text: 'C’est réparé.' }
  const lost = await api.variant({ db })('POST', `/inbox/threads/${id}/answers`, { token: third.token, body })
  expect(lost.status).toBe(401)
})
