import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { importedThread, inboxForTests, newKey } from '../../test/support/inbox-client.ts'
import { newEmail, newMember, partOf } from '../../test/support/test-api.ts'
import { inboxEntries, inboxThreads, mails, users } from '../db/schema.ts'

const { api, administrator, ask, list, read, newest, answer, note } = inboxForTests({
  ADMIN_EMAILS: 'chief@example.org,second@example.org',
})

/** A mail to the team that the mail server has not taken so far. */
const later = new Date(Date.now() + 60 * 60_000)
const waiting = {
  ...{ id: 'waiting', recipient: 'team@example.org', subject: 's', html: 'h', text: 't' },
  ...{ isTeam: true, createdAt: later, nextAttemptAt: later },
}

describe('the export', () => {
  const csv = async (query = '') => api.call('GET', `/inbox/export${query}`, { token: administrator.token })

  test('is a CSV file of a filter, without formulas, with answers and notes', async () => {
    await ask({ subject: '=1+1', message: 'dit "oui",\nmerci', name: '+33 6', facts: { size: '390 × 844' } })
    await ask({ subject: 'Autre' })
    const thread = await read((await list('?search=merci')).threads[0]?.id ?? '')
    await answer(thread)
    await note(thread)
    const file = await csv('?status=answered')
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="cadence-messages-.*\.csv"$/,
    )
    const [head, ...lines] = file.text.split('\r\n')
    expect(head).toMatch(/^"Référence";"Type";"État"/)
    expect(lines.at(-1)).toBe('')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain(
      `"'+33 6";"lea@example.org";"'=1+1";"dit ""oui"",\nmerci";"Fenêtre\u202f: 390 × 844"`,
    )
    expect(lines[0]).toMatch(/Léa Martin\nC’est réparé\.".*Léa Martin\nÀ rappeler\."$/s)
    expect((await csv()).text).toContain('Autre')
  })

  test('has times as they are in Paris', async () => {
    await api.services.db.insert(inboxThreads).values(importedThread(new Date('2026-07-14T22:30:00Z')))
    expect((await csv()).text).toContain('";"15/07/2026 00:30";')
  })

  test('is a 503, and no empty file, when the database is away', async () => {
    const db = new Proxy(api.services.db, {
      get(target, name) {
        if (name !== 'select') return Reflect.get(target, name, target)
        return (...fields: []) => {
          const query = target.select(...fields)
          const from: typeof query.from = (table) => {
            if (Object.is(table, inboxThreads)) throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' })
            return query.from(table)
          }
          return { from }
        }
      },
    })
    expect((await api.variant({ db })('GET', '/inbox/export', { token: administrator.token })).status).toBe(
      503,
    )
  })

  test('has every thread, also when there are more than one query reads', async () => {
    const at = new Date()
    const rows = Array.from({ length: 250 }, (_, n) => ({ ...importedThread(at), firstName: `Nom${n}.` }))
    await api.services.db.insert(inboxThreads).values(rows)
    const { text } = await csv()
    for (const { firstName } of rows) expect(text).toContain(`"${firstName}"`)
    expect(text.split('\r\n')).toHaveLength(252)
  })
})

describe('a person’s data', () => {
  const erase = (email: string) =>
    api.call('POST', '/inbox/erasures', { token: administrator.token, body: { email } })

  test('are deleted with answers, notes and waiting mails, and nobody else’s', async () => {
    await ask()
    await ask({ email: 'other@example.org' })
    const thread = await read((await list('?search=lea@')).threads[0]?.id ?? '')
    await note(thread)
    await answer(thread)
    const { db } = api.services
    await db.insert(mails).values({ ...waiting, threadId: thread.id })
    expect(await erase('LEA@example.org')).toMatchObject({ status: 200, body: { erased: 1 } })
    expect((await list()).threads.map(({ email }) => email)).toEqual(['other@example.org'])
    expect(await db.$count(inboxEntries)).toBe(0)
    expect(await db.$count(mails, eq(mails.threadId, thread.id))).toBe(0)
    expect(await erase('lea@example.org')).toMatchObject({ body: { erased: 0 } })
    expect((await erase('lea')).status).toBe(400)
  })

  test('are those of a member under their earlier address, too', async () => {
    const member = await newMember(api)
    await ask({ email: member.email }, { token: member.token })
    const email = newEmail()
    await api.services.db.update(users).set({ email }).where(eq(users.id, member.user._id))
    expect(await erase(email)).toMatchObject({ body: { erased: 1 } })
  })

  test('of a member who deletes their account go with it; of an administrator, only the name', async () => {
    const member = await newMember(api)
    await ask({ email: member.email }, { token: member.token })
    const thread = await newest()
    expect(thread.isMember).toBe(true)
    const chief = await newMember(api, 'second@example.org')
    await answer(thread, {}, chief.token)
    const exported = await api.call('GET', '/export', { token: member.token })
    expect(partOf(exported.body, 'supportRequests')).toMatchObject([
      { subject: 'Minuteur', message: 'Il ne sonne plus.', answers: [{ text: 'C’est réparé.' }] },
    ])
    await api.services.db.delete(users).where(eq(users.email, 'second@example.org'))
    expect((await newest()).entries).toMatchObject([{ author: null, text: 'C’est réparé.' }])
    await api.services.db.delete(users).where(eq(users.id, member.user._id))
    expect((await list()).threads).toEqual([])
    expect(await api.services.db.$count(mails, eq(mails.threadId, thread.id))).toBe(0)
  })

  test('are not in the export of a member who wrote under another address, nor is that shown as a member’s', async () => {
    const { token: own, email } = await newMember(api)
    const other = newEmail()
    const requestKey = newKey()
    const requests = async () =>
      partOf((await api.call('GET', '/export', { token: own })).body, 'supportRequests')
    await ask({ email: other }, { token: own })
    expect((await newest()).isMember).toBe(false)
    await answer(await newest())
    expect(await requests()).toEqual([])
    // The address of a form that is sent again, too.
    await ask({ email: email.toUpperCase(), requestKey }, { token: own })
    expect(await requests()).toMatchObject([{ email }])
    await ask({ email: other, requestKey }, { token: own })
    expect(await requests()).toEqual([])
    await ask({ email, requestKey }, { token: own })
    expect(await requests()).toMatchObject([{ email }])
  })
})
