import { threadConflictSchema, threadResponseSchema } from '@cadence/shared/schemas/inbox'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { importedThread, inboxForTests, newKey } from '../../test/support/inbox-client.ts'
import { newMember, partOf } from '../../test/support/test-api.ts'
import { inboxEntries, inboxThreads, users } from '../db/schema.ts'

const { api, administrator, ask, list, read, newest, answer, note, change } = inboxForTests({
  ADMIN_EMAILS: 'chief@example.org,second@example.org',
})
let second = ''
beforeAll(async () => {
  second = (await newMember(api, 'second@example.org')).token
})

const subjects = async (query: string) => (await list(query)).threads.map(({ subject }) => subject)

describe('the list', () => {
  test('has the three kinds, the newest first, with counts', async () => {
    const person = { lastName: 'Bernard', firstName: 'Marc', email: 'marc@example.org' }
    const demo = { ...person, requestKey: newKey(), school: 'Lycée Jean-Macé', role: 'it' }
    const application = {
      ...{ ...person, requestKey: newKey(), phone: '06 12 34 56 78', name: 'marc' },
      ...{ profileLinks: ['instagram.com/marc', 'tiktok.com/@marc'], motivation: 'Ma\npromo' },
    }
    await api.call('POST', '/ambassador-applications', { body: application })
    api.clock.offset = 1000
    await api.call('POST', '/demo-requests', { body: demo })
    api.clock.offset = 2000
    await ask()
    const { threads, next, counts } = await list()
    expect(threads.map(({ kind }) => kind)).toEqual(['support', 'demo', 'application'])
    expect(threads[2]).toMatchObject({
      ...{
        name: 'Marc Bernard',
        email: 'marc@example.org',
        subject: null,
        excerpt: 'Ma promo',
        status: 'new',
      },
    })
    expect(next).toBeNull()
    expect(counts).toEqual({ new: 3, answered: 0, closed: 0 })
    expect((await list('?kind=demo')).threads).toHaveLength(1)
    expect((await list('?kind=demo')).counts).toEqual({ new: 1, answered: 0, closed: 0 })
    expect((await list('?status=closed')).threads).toEqual([])
    const id = threads[2]?.id ?? ''
    expect((await read(id)).details).toEqual([
      { name: 'phone', value: '06 12 34 56 78' },
      { name: 'name', value: 'marc' },
      { name: 'profileLink', value: 'https://instagram.com/marc' },
      { name: 'profileLink', value: 'https://tiktok.com/@marc' },
    ])
  })

  test('is read in pages, in which nothing is missing or twice', async () => {
    const at = new Date()
    // Many of the same moment, as after an import.
    const rows = Array.from({ length: 60 }, (_, n) =>
      importedThread(new Date(at.getTime() - Math.floor(n / 20))),
    )
    await api.services.db.insert(inboxThreads).values(rows)
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await list(cursor && `?cursor=${encodeURIComponent(cursor)}`)
      seen.push(...page.threads.map(({ id }) => id))
      cursor = page.next
    }
    expect(seen).toHaveLength(60)
    expect(new Set(seen).size).toBe(60)
  })

  test('is searched without case and accents, in all that was written', async () => {
    await ask({ subject: 'Élèves', name: 'Zoë Œrsted', facts: { browser: 'Firefox 140' } })
    await ask({ subject: 'Autre', message: 'Rien à voir, 100% sûr.', email: 'Tom@Example.org' })
    const reference = (await list('?search=firefox')).threads[0]?.reference ?? ''
    for (const search of ['eleves', 'ÉLÈVES', 'zoe oersted', 'firefox', reference, reference.toLowerCase()]) {
      expect(await subjects(`?search=${encodeURIComponent(search)}`), search).toEqual(['Élèves'])
    }
    for (const search of ['tom@example', '100%', 'rien SUR']) {
      expect(await subjects(`?search=${encodeURIComponent(search)}`), search).toEqual(['Autre'])
    }
    for (const search of ['eleves autre', '%_%', 'x\0y']) {
      expect(await subjects(`?search=${encodeURIComponent(search)}`), search).toEqual([])
    }
    expect(await subjects('?search=%20')).toHaveLength(2)
  })

  test.each([
    '?status=open',
    '?kind=x',
    '?cursor=1',
    `?search=${'a'.repeat(101)}`,
    `?cursor=2026-99-99T00:00:00.000Z_${'a'.repeat(36)}`,
    `?cursor=0000-01-01T00:00:00.000Z_${'a'.repeat(36)}`,
  ])('%s is refused', async (query) => {
    expect((await api.call('GET', `/inbox/threads${query}`, { token: administrator.token })).status).toBe(400)
  })
})

describe('a thread', () => {
  test('that is not there is a 404 of every route', async () => {
    const gone = { ...(await ask().then(() => newest())), id: crypto.randomUUID() }
    const answers = [
      await api.call('GET', `/inbox/threads/${gone.id}`, { token: administrator.token }),
      await answer(gone),
      await note(gone),
      await change(gone, 'closed'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(await api.services.db.$count(inboxEntries)).toBe(0)
  })

  test('gets an answer, which is a mail, and the status changes', async () => {
    await ask()
    const before = await newest()
    const made = await answer(before)
    expect(made.status).toBe(201)
    const { thread } = threadResponseSchema.parse(made.body)
    expect(thread).toMatchObject({ status: 'answered', version: 2, closedAt: null })
    expect(thread.entries).toMatchObject([{ kind: 'answer', text: 'C’est réparé.', author: 'Léa Martin' }])
    const mails = await api.mailsTo('lea@example.org')
    const about = mails.filter(({ subject }) => subject.includes(before.reference))
    expect(about.at(-1)?.text).toContain('C’est réparé.')
    expect((await newest()).entries).toMatchObject([{ delivery: 'sent' }])
  })

  test('is closed with the answer, or without one, and opened again', async () => {
    await ask()
    await answer(await newest(), { close: true })
    expect(await newest()).toMatchObject({ status: 'closed', closedAt: expect.any(String) })
    await change(await newest(), 'new')
    expect(await newest()).toMatchObject({ status: 'new', closedAt: null, version: 3 })
    await change(await newest(), 'closed')
    expect(await list()).toMatchObject({ counts: { new: 0, closed: 1 } })
    // The same status again changes nothing, so nobody else has a conflict.
    const { version } = await newest()
    expect((await change(await newest(), 'closed')).status).toBe(200)
    expect((await newest()).version).toBe(version)
  })

  test('gets a note that no mail has', async () => {
    await ask()
    const before = await newest()
    const key = newKey()
    for (let n = 0; n < 3; n++) expect((await note(before, { requestKey: key })).status).toBe(201)
    const { entries, version, status } = await newest()
    expect(entries).toMatchObject([{ kind: 'note', text: 'À rappeler.', delivery: null }])
    expect([version, status]).toEqual([before.version, 'new'])
    await answer(before)
    const all = await api.mailsTo('lea@example.org')
    expect(all.map(({ text, html }) => text + html).join('')).not.toContain('rappeler')
  })

  test.each([
    [{ text: '' }, 'text'],
    [{ text: 'x'.repeat(5001) }, 'text'],
    [{ requestKey: 'x' }, 'requestKey'],
    [{ version: '1' }, 'version'],
  ])('%j is refused, and the field is named', async (fields, name) => {
    await ask()
    const refused = await answer(await newest(), fields)
    expect(refused).toMatchObject({ status: 400, body: { fields: { [name]: expect.any(String) } } })
  })
})

describe('two administrators', () => {
  test('who answer at once send one answer, and the other one sees it', async () => {
    await ask()
    const thread = await newest()
    const answers = await Promise.all([
      answer(thread, { text: 'Réponse A' }),
      answer(thread, { text: 'Réponse B' }, second),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const late = answers.find(({ status }) => status === 409)?.body
    expect(partOf(late, 'message')).toBe('Somebody else has changed this message. Please look at it again.')
    const [{ delivery: _, ...entry } = {}] = (await read(thread.id)).entries
    expect(partOf(late, 'thread')).toMatchObject({ version: 2, status: 'answered', entries: [entry] })
    const sent = (await api.mailsTo('lea@example.org')).filter(({ text }) => text.includes('Réponse '))
    expect(sent).toHaveLength(1)
    // What the second one has typed is sent with the version that they have seen now.
    expect(
      (await answer(threadConflictSchema.parse(late).thread, { text: 'Réponse C' }, second)).status,
    ).toBe(201)
    expect((await newest()).entries).toHaveLength(2)
  })

  test('one of whom closes what the other one answers lose nothing', async () => {
    await ask()
    const thread = await newest()
    await change(thread, 'closed', second)
    const late = await answer(thread)
    expect(late).toMatchObject({ status: 409, body: { thread: { status: 'closed', entries: [] } } })
    expect(await change(thread, 'answered')).toMatchObject({ status: 409, body: { thread: { version: 2 } } })
  })

  test('a double click, and a lost answer, send one mail', async () => {
    await ask()
    const thread = await newest()
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 5 }, () => answer(thread, { requestKey: key })))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201))
    await change(await newest(), 'closed', second)
    // The client asks again, without having seen what came meanwhile.
    expect((await answer(thread, { requestKey: key })).status).toBe(201)
    const { entries, status } = await newest()
    expect(entries).toHaveLength(1)
    expect(status).toBe('closed')
    const sent = (await api.mailsTo('lea@example.org')).filter(({ subject }) => subject.startsWith('Re:'))
    expect(sent.filter(({ text }) => text.includes(thread.reference))).toHaveLength(1)
  })
})

describe('who is no administrator', () => {
  test('gets nothing, also one who was an administrator until now', async () => {
    await ask()
    const { id } = await newest()
    const config = { ...api.services.config, administrators: new Set<string>() }
    const former = await api.variant({ config })('GET', `/inbox/threads/${id}`, {
      token: administrator.token,
    })
    expect(former).toMatchObject({ status: 403, text: '{"message":"Not allowed."}' })
    const { user, token: superToken } = await newMember(api)
    expect((await api.call('GET', '/inbox/threads', { token: superToken })).status).toBe(403)
    await api.services.db.update(users).set({ role: 'superadmin' }).where(eq(users.id, user._id))
    expect((await api.call('GET', '/inbox/threads', { token: superToken })).status).toBe(200)
    expect((await api.call('GET', '/inbox/threads')).status).toBe(401)
  })
})

test('nothing of a message, an answer or a search is in the log', async () => {
  await ask({ message: 'Secret-message' })
  await answer(await newest(), { text: 'Secret-answer' })
  await note(await newest(), { text: 'Secret-note' })
  await list('?search=Secret-search')
  await api.mailsTo('lea@example.org')
  const log = api.logLines.join('')
  expect(log).toContain('inbox.answered')
  for (const secret of ['Secret-', 'lea@example.org']) expect(log).not.toContain(secret)
})
