import { EventEmitter, once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { withFirstTransaction } from '../../test/support/failing-database.ts'
import { inboxForTests, newKey } from '../../test/support/inbox-client.ts'
import { newEmail, partOf, textIn } from '../../test/support/test-api.ts'
import { MailOutbox } from '../mail/mail-outbox.ts'

const TEAM = 'team@example.org'
const { api, ask, list, newest, answer, change } = inboxForTests({ TEAM_EMAIL: TEAM })

const question = (fields: object = {}) => ({
  ...{ requestKey: newKey(), name: 'Léa Martin', email: newEmail() },
  ...{ subject: 'Minuteur', message: 'Il ne sonne plus.' },
  ...fields,
})
const subjectsTo = async (email: string) => (await api.mailsTo(email)).map(({ subject }) => subject)

describe('a form that is sent again after the team has dealt with it', () => {
  test.each([
    ['answered', async () => void (await answer(await newest()))],
    ['closed', async () => void (await change(await newest(), 'closed'))],
    [
      'answered, and opened again',
      async () => {
        await answer(await newest())
        await change(await newest(), 'new')
      },
    ],
  ])('(%s) leaves what was read as it is, and other words are a thread of their own', async (_, settle) => {
    const body = question()
    const { body: first } = await ask(body)
    await settle()
    // The answer's mail is delivered, and says so in the thread.
    await subjectsTo(body.email)
    const settled = await newest()
    expect((await ask(body)).body).toEqual(first)
    const more = { ...body, message: 'Il sonne trop.' }
    const { body: second } = await ask(more)
    expect((await ask(more)).body).toEqual(second)
    expect(partOf(second, 'reference')).not.toBe(partOf(first, 'reference'))
    expect((await list()).threads.map(({ excerpt }) => excerpt).toSorted()).toEqual([
      'Il ne sonne plus.',
      'Il sonne trop.',
    ])
    expect(await newest(`?search=${partOf(first, 'reference')}`)).toEqual(settled)
    for (const to of [TEAM, body.email]) {
      const about = (await subjectsTo(to)).filter((subject) => subject.includes(textIn(second, 'reference')))
      expect(about).toHaveLength(1)
    }
  })
})

test('a form whose thread is deleted while it is sent again is a thread anew', async () => {
  // The first insert meets a thread that the next query does not find.
  let isFirst = true
  const db = withFirstTransaction(
    api.services.db,
    (tx) =>
      new Proxy(tx, {
        get(target, name) {
          if (name !== 'insert' || !isFirst) return Reflect.get(target, name, target)
          isFirst = false
          const builder = {
            values: () => builder,
            onConflictDoNothing: () => builder,
            returning: async () => [],
          }
          return () => builder
        },
      }),
  )
  const { body } = await api.variant({ db })('POST', '/support-requests', { body: question() })
  expect((await newest()).reference).toBe(partOf(body, 'reference'))
})

test('an address that is corrected while the first mail is under way is told, too', async () => {
  const wrong = question()
  const email = newEmail()
  const mailServer = new EventEmitter()
  const isUnderWay = once(mailServer, 'asked')
  const isTaken = once(mailServer, 'taken')
  const outbox = new MailOutbox({
    ...api.services,
    send: async ({ recipient }) => {
      if (recipient !== wrong.email) throw new Error('no')
      mailServer.emit('asked')
      await isTaken
    },
  })
  const call = api.variant({ mailOutbox: outbox })
  await call('POST', '/support-requests', { body: wrong })
  await isUnderWay
  await call('POST', '/support-requests', { body: { ...wrong, email } })
  mailServer.emit('taken')
  await outbox.idle()
  api.clock.offset = 60 * 60_000
  expect(await subjectsTo(email)).toHaveLength(1)
})
