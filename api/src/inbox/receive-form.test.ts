import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { withFailure } from '../../test/support/failing-database.ts'
import { inboxForTests, newKey } from '../../test/support/inbox-client.ts'
import { newEmail, newMember } from '../../test/support/test-api.ts'
import { inboxThreads, mails } from '../db/schema.ts'
import { createLimits } from '../limits/attempt-limits.ts'
import { MailOutbox } from '../mail/mail-outbox.ts'
import type { Services } from '../services.ts'
import { threadOf } from './threads-queries.ts'

const TEAM = 'team@example.org'
const { api, administrator, ask, list, newest, answer } = inboxForTests({
  TEAM_EMAIL: TEAM,
  SUPPORT_EMAIL: 'aide@example.org',
})

const question = (fields: object = {}) => ({
  ...{ requestKey: newKey(), name: 'Léa Martin', email: newEmail() },
  ...{ subject: 'Minuteur', message: 'Il ne sonne plus.' },
  ...fields,
})
/** The mails about a thread, the oldest first. */
const mailsAbout = async (reference: string, to: string) =>
  (await api.mailsTo(to)).filter(({ subject }) => subject.includes(reference))

test('a support request is stored with the facts that came along, and gets a reference', async () => {
  const facts = { page: '/dashboard', browser: 'Firefox 140', size: '390 × 844' }
  const sent = await ask({ facts, role: 'admin', userId: 'x', status: 'closed' })
  const thread = await newest()
  expect(sent).toMatchObject({ status: 201, body: { success: true, reference: thread.reference } })
  expect(thread).toMatchObject({
    ...{ kind: 'support', status: 'new', name: 'Léa Martin', email: 'lea@example.org', isMember: false },
    ...{ subject: 'Minuteur', message: 'Il ne sonne plus.', version: 1, entries: [] },
    details: Object.entries(facts).map(([name, value]) => ({ name, value })),
  })
})

test.each([
  [{ name: '' }, 'name', 'Le nom est nécessaire.'],
  [{ subject: ' ' }, 'subject', 'L’objet est nécessaire.'],
  [{ message: 'x'.repeat(5001) }, 'message', 'Le texte est trop long\u202f: 5000 caractères au plus.'],
  [{ email: 'lea@' }, 'email', 'Cette adresse e-mail n’est pas valide.'],
  [{ facts: { page: 'x'.repeat(301) } }, 'facts.page', expect.any(String)],
  [{ facts: { 'a b': 'x' } }, 'facts.a b', expect.any(String)],
  [
    { facts: Object.fromEntries(Array.from('abcdefghijklm', (key) => [key, '1'])) },
    'facts',
    expect.any(String),
  ],
])('%j is refused, and the field is named', async (fields, name, message) => {
  expect(await ask(fields)).toMatchObject({ status: 400, body: { fields: { [name]: message } } })
  expect((await list()).threads).toEqual([])
})

test('the member is the one of the session, and a session that is over is refused', async () => {
  const member = await newMember(api)
  await ask({ email: member.email }, { token: member.token })
  expect(await newest()).toMatchObject({ isMember: true, email: member.email })
  await api.call('POST', '/auth/logout', { token: member.token, body: { refreshToken: member.refreshToken } })
  for (const token of [member.token, 'x.y.z']) {
    expect((await ask({}, { token })).status).toBe(401)
  }
  expect((await list()).threads).toHaveLength(1)
})

describe('the mails', () => {
  test('are one to the team and one to the sender, who is told when somebody answers', async () => {
    const body = question({ subject: 'Mon minuteur' })
    await api.call('POST', '/support-requests', { body })
    const { id, reference } = await newest()
    const [notice, ...others] = await mailsAbout(reference, TEAM)
    expect(others).toEqual([])
    expect(notice?.subject).toBe(`[Support] Mon minuteur · ${reference}`)
    expect(notice?.text).toContain(`http://localhost:3000/inbox?thread=${id}`)
    expect(notice?.text).toContain('> Il ne sonne plus.')
    expect(notice?.headers).toEqual({ replyTo: body.email, isAutomatic: true })
    const acknowledgements = await mailsAbout(reference, body.email)
    expect(acknowledgements).toMatchObject([{ id, subject: `Votre demande d’assistance ${reference}` }])
    const from = { from: 'Cadence <aide@example.org>', replyTo: TEAM }
    expect(acknowledgements[0]?.headers).toEqual({ ...from, isAutomatic: true })
  })

  test.each<[string, string, string, string]>([
    [
      '/ambassador-applications',
      'Candidature',
      'Votre candidature au programme ambassadeur',
      '> Téléphone\u202f: 1\n> Pseudo Discord\u202f: m\n> Profil\u202f: https[:]//instagram[.]com/m',
    ],
    [
      '/demo-requests',
      'Demande de démo',
      'Votre demande de démonstration',
      '> Établissement\u202f: Lycée\n> Fonction\u202f: Informatique',
    ],
  ])(
    'of %s have subjects of their own, and tell the team what the form says',
    async (path, kind, subject, details) => {
      const email = newEmail()
      const person = { requestKey: newKey(), lastName: 'Bernard', firstName: 'Marc', email }
      const application = {
        phone: '1',
        name: 'm',
        profileLinks: ['instagram.com/m'],
        motivation: 'Parce que.',
      }
      const body = { ...person, ...application, school: 'Lycée', role: 'it' }
      expect((await api.call('POST', path, { body })).status).toBe(201)
      const { reference, mailSubject } = await newest()
      expect(mailSubject).toBe(`${subject} ${reference}`)
      expect((await mailsAbout(reference, email))[0]?.subject).toBe(mailSubject)
      const [notice] = await mailsAbout(reference, TEAM)
      expect(notice?.subject).toBe(`[${kind}] Marc Bernard · ${reference}`)
      expect(notice?.text).toContain(details)
    },
  )

  test('of a thread name each other, with one subject', async () => {
    const { email } = await newMember(api)
    await ask({ email })
    const thread = await newest()
    for (const text of ['Première réponse', 'Seconde réponse']) await answer(await newest(), { text })
    const [acknowledgement, first, second] = await mailsAbout(thread.reference, email)
    const headers = { from: 'Cadence <aide@example.org>', replyTo: TEAM }
    expect(first).toMatchObject({ headers: { ...headers, references: [thread.id] } })
    expect(second).toMatchObject({ headers: { ...headers, references: [thread.id, first?.id] } })
    expect(acknowledgement?.id).toBe(thread.id)
    for (const mail of [first, second]) expect(mail?.subject).toBe(`Re: ${thread.mailSubject}`)
  })

  test('repeat what was written only to the member whose address it is', async () => {
    const member = await newMember(api)
    const stranger = newEmail()
    await ask({ email: member.email }, { token: member.token })
    const own = await newest()
    for (const by of [{}, { token: member.token }]) {
      await ask({ email: stranger, message: 'Lisez ceci.' }, by)
      const { reference } = await newest('?search=ceci')
      const [mail] = await mailsAbout(reference, stranger)
      expect(mail?.text).not.toContain('Lisez')
      await api.services.db.delete(inboxThreads).where(eq(inboxThreads.email, stranger))
    }
    const [mail] = await mailsAbout(own.reference, member.email)
    expect(mail?.text).toContain('> Il ne sonne plus.')
    expect(mail?.text).toContain('http://localhost:3000/help\n')
  })

  test('go once, however often the form is sent', async () => {
    const body = question()
    const send = () => api.call('POST', '/support-requests', { body })
    const answers = await Promise.all(Array.from({ length: 5 }, send))
    await send()
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    const { reference } = await newest()
    expect((await list()).threads).toHaveLength(1)
    for (const to of [TEAM, body.email]) expect(await mailsAbout(reference, to)).toHaveLength(1)
  })

  test('of a corrected form: the team reads the correction, and the corrected address is told', async () => {
    const wrong = question()
    const email = newEmail()
    // The mail server is away, so the mails wait.
    const send = async () => Promise.reject(new Error('no'))
    const away = api.variant({ mailOutbox: new MailOutbox({ ...api.services, send }) })
    await away('POST', '/support-requests', { body: wrong })
    const { version } = await newest()
    await away('POST', '/support-requests', { body: { ...wrong, email, message: 'Il sonne trop.' } })
    const thread = await newest()
    expect(thread).toMatchObject({ email, message: 'Il sonne trop.', version: version + 1 })
    expect((await list('?search=trop')).threads).toHaveLength(1)
    api.clock.offset = 60 * 60_000
    const [notice, ...others] = await mailsAbout(thread.reference, TEAM)
    expect(others).toEqual([])
    expect(notice).toMatchObject({
      text: expect.stringContaining('Il sonne trop.'),
      headers: { replyTo: email },
    })
    expect(await mailsAbout(thread.reference, email)).toHaveLength(1)
    expect(await mailsAbout(thread.reference, wrong.email)).toEqual([])
  })

  test('to one address stop after three in an hour, and every message is stored all the same', async () => {
    const limits = createLimits(1, api.database.pool)
    const strict = api.variant({ limits })
    const from = '192.0.2.78'
    const email = newEmail()
    for (let n = 0; n < 5; n++) {
      const body = question({ email: n % 2 ? email : email.toUpperCase().replace('@', `+${n}@`) })
      expect((await strict('POST', '/support-requests', { body, from })).status).toBe(201)
      // A form that is sent again takes none of the three.
      await strict('POST', '/support-requests', { body, from })
    }
    expect((await list()).threads).toHaveLength(5)
    // A tag after a plus is the same mailbox.
    const sent = [email, ...[0, 2, 4].map((n) => email.replace('@', `+${n}@`))].map(api.mailsTo)
    expect((await Promise.all(sent)).flat()).toHaveLength(3)
  })

  test('20 requests in an hour from one network address, then 429', async () => {
    const strict = api.variant({ limits: createLimits(1, api.database.pool) })
    const from = '192.0.2.77'
    const answers = await Promise.all(
      Array.from({ length: 21 }, () => strict('POST', '/support-requests', { body: question(), from })),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  test('without a mailbox of the team go to the sender alone, and ask for no answer by mail', async () => {
    const config = { ...api.services.config, teamEmail: undefined, supportEmail: undefined }
    const body = question()
    await api.variant({ config })('POST', '/support-requests', { body })
    const { reference } = await newest()
    expect(await mailsAbout(reference, TEAM)).toEqual([])
    const [mail] = await mailsAbout(reference, body.email)
    expect(mail?.headers).toEqual({ isAutomatic: true })
    expect(mail?.text).not.toContain('Répondez')
  })
})

test('the mailbox of the team may itself ask something', async () => {
  const send = async () => Promise.reject(new Error('no'))
  const away = api.variant({ mailOutbox: new MailOutbox({ ...api.services, send }) })
  const body = question({ email: TEAM })
  for (const message of ['Un.', 'Deux.']) {
    await away('POST', '/support-requests', { body: { ...body, message } })
  }
  const { reference } = await newest()
  api.clock.offset = 60 * 60_000
  const subjects = (await mailsAbout(reference, TEAM)).map(({ subject }) => subject)
  expect(subjects.toSorted()).toEqual([
    `Votre demande d’assistance ${reference}`,
    `[Support] Minuteur · ${reference}`,
  ])
})

describe('when something is away', () => {
  /** What became of the only answer, by a clock of so many days later. */
  async function deliveryAfter(days: number): Promise<unknown> {
    const { db } = api.services
    const [row] = await db.select().from(inboxThreads)
    const thread = row && (await threadOf(db, row, new Date(Date.now() + days * 24 * 60 * 60_000)))
    return thread?.entries.map(({ delivery }) => delivery)
  }

  test('a mail server that takes nothing: the answer waits, then has failed, and nothing is lost', async () => {
    await ask()
    await api.mailsTo(TEAM)
    const send = async () => Promise.reject(new Error('no'))
    const away = new MailOutbox({ ...api.services, send })
    const { id, version } = await newest()
    const body = { requestKey: newKey(), version, text: 'C’est réparé.' }
    await api.variant({ mailOutbox: away })('POST', `/inbox/threads/${id}/answers`, {
      token: administrator.token,
      body,
    })
    await away.idle()
    expect(await deliveryAfter(0)).toEqual(['waiting'])
    expect(await deliveryAfter(4.9)).toEqual(['waiting'])
    expect(await deliveryAfter(5.1)).toEqual(['failed'])
    api.clock.offset = 60 * 60_000
    const last = (await api.mailsTo('lea@example.org')).at(-1)
    expect(last?.text).toContain('C’est réparé.')
    expect(await deliveryAfter(5.1)).toEqual(['sent'])
  })

  test('the mail of an answer, after the restore of a backup: the answer has failed, and is not shown as sent', async () => {
    await ask()
    const send = async () => Promise.reject(new Error('no'))
    const { id, version } = await newest()
    const body = { requestKey: newKey(), version, text: 'C’est réparé.' }
    const away = api.variant({ mailOutbox: new MailOutbox({ ...api.services, send }) })
    await away('POST', `/inbox/threads/${id}/answers`, { token: administrator.token, body })
    await api.services.db.delete(mails)
    expect(await deliveryAfter(0)).toEqual(['failed'])
  })

  test('the database: 503, and the form can be sent again', async () => {
    const body = question()
    const limits = createLimits(1, api.database.pool)
    const from = '192.0.2.79'
    const send = (parts: Partial<Services>) =>
      api.variant({ limits, ...parts })('POST', '/support-requests', { body, from })
    for (let n = 0; n < 4; n++) {
      expect((await send({ db: withFailure(api.services.db, 'ECONNREFUSED') })).status).toBe(503)
      await api.services.background.idle()
    }
    expect((await list()).threads).toEqual([])
    expect((await send({})).status).toBe(201)
    const { reference } = await newest()
    for (const to of [TEAM, body.email]) expect(await mailsAbout(reference, to)).toHaveLength(1)
  })

  test('a message whose mail cannot be queued is not stored either', async () => {
    // PostgreSQL stores no NUL character.
    const config = { ...api.services.config, teamEmail: 'team\0@example.org' }
    const body = question()
    expect((await api.variant({ config })('POST', '/support-requests', { body })).status).toBe(500)
    expect((await list()).threads).toEqual([])
    expect(await api.services.db.$count(mails, eq(mails.recipient, body.email))).toBe(0)
  })
})
