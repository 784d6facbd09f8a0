import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sentForm } from '../../dev/database-access.ts'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { fieldsIn, newEmail, partOf } from '../../test/support/test-api.ts'
import { prune } from '../db/prune.ts'
import { inboxThreads } from '../db/schema.ts'
import { createLimits } from '../limits/attempt-limits.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })

let keys = 0
const newKey = () => (++keys).toString(16).padStart(32, '0')
const person = () => ({ requestKey: newKey(), lastName: 'Martin', firstName: 'Léa', email: newEmail() })

const application = () => ({
  ...person(),
  phone: '06 12 34 56 78',
  name: 'lea.m',
  profileLinks: ['https://instagram.com/lea.m', 'https://www.tiktok.com/@lea.m'],
  motivation: 'Ma promo révise avec Cadence.\nJ’aimerais que d’autres essaient.',
})
const demo = () => ({
  ...person(),
  school: 'Lycée Jean-Macé',
  role: 'it',
  students: '100-499',
  message: 'Mardi.',
})

const forms = [
  {
    path: '/ambassador-applications',
    kind: 'application',
    sample: application,
    later: 'motivation',
  },
  { path: '/demo-requests', kind: 'demo', sample: demo, later: 'message' },
] as const

/** What is stored under a key, as the form was sent. */
async function stored({ kind }: (typeof forms)[number], key: string) {
  const isOf = and(eq(inboxThreads.kind, kind), eq(inboxThreads.requestKey, key))
  return (await api.services.db.select().from(inboxThreads).where(isOf)).map(sentForm)
}

test.each(forms)('$path stores what was sent, and nothing else', async (form) => {
  const body = form.sample()
  const before = Date.now()
  const extra = { role: 'admin', id: 'x', createdAt: '1999-01-01T00:00:00Z', address: '192.0.2.1' }
  const answer = await api.call('POST', form.path, { body: { ...extra, ...body } })
  expect(answer).toMatchObject({ status: 201, text: '{"success":true}' })
  const rows = await stored(form, body.requestKey)
  expect(rows).toEqual([{ ...body, createdAt: expect.any(Date) }])
  expect(rows[0]?.createdAt.getTime()).toBeGreaterThanOrEqual(before - 1)
})

test.each(forms)('$path, sent again under its key, gets the same answer and stays one row', async (form) => {
  const body = form.sample()
  const send = () => api.call('POST', form.path, { body })
  const first = await send()
  const others = await Promise.all(Array.from({ length: 5 }, send))
  for (const other of others) expect([other.status, other.text]).toEqual([first.status, first.text])
  expect(await stored(form, body.requestKey)).toHaveLength(1)
})

test.each(forms)('$path: five at once under one key make one row', async (form) => {
  const body = form.sample()
  const answers = await Promise.all(Array.from({ length: 5 }, () => api.call('POST', form.path, { body })))
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201))
  expect(await stored(form, body.requestKey)).toHaveLength(1)
})

test.each(forms)('$path: what was corrected before it was sent again is stored', async (form) => {
  const body = form.sample()
  await api.call('POST', form.path, { body })
  const [first] = await stored(form, body.requestKey)
  api.clock.offset = 60_000
  await api.call('POST', form.path, { body: { ...body, [form.later]: 'Autrement.' } })
  expect(await stored(form, body.requestKey)).toEqual([{ ...first, [form.later]: 'Autrement.' }])
})

test.each(forms)('$path: the same person with another key is another row', async (form) => {
  const body = form.sample()
  const other = { ...body, requestKey: newKey() }
  for (const sent of [body, other]) await api.call('POST', form.path, { body: sent })
  expect(await stored(form, other.requestKey)).toEqual([{ ...other, createdAt: expect.any(Date) }])
  expect(await stored(form, body.requestKey)).toHaveLength(1)
})

test('an omitted field is empty, also when it was removed before the request was sent again', async () => {
  const body = demo()
  const { students: _, message: __, ...short } = body
  for (const sent of [body, short]) {
    expect((await api.call('POST', '/demo-requests', { body: sent })).status).toBe(201)
  }
  expect(await stored(forms[1], body.requestKey)).toMatchObject([{ students: null, message: null }])
})

test('a link without a scheme is stored with one', async () => {
  const body = { ...application(), profileLinks: [' instagram.com/lea.m ', 'HTTP://example.org'] }
  await api.call('POST', '/ambassador-applications', { body })
  const links = ['https://instagram.com/lea.m', 'http://example.org']
  expect(await stored(forms[0], body.requestKey)).toMatchObject([{ profileLinks: links }])
})

test.each(forms)('$path refuses missing fields and names each', async ({ path, sample }) => {
  const answer = await api.call('POST', path, { body: {} })
  const optional = ['students', 'message']
  const needed = Object.keys(sample()).filter((name) => !optional.includes(name))
  expect(answer.status).toBe(400)
  expect(Object.keys(fieldsIn(answer.body, 'fields')).toSorted()).toEqual(needed.toSorted())
  expect(partOf(answer.body, 'fields', 'lastName')).toBe('Le nom est nécessaire.')
})

test.each([
  ['email', 'lea@', 'Cette adresse e-mail n’est pas valide.'],
  ['motivation', ' \n ', 'La motivation est nécessaire.'],
  ['motivation', 'x'.repeat(5001), 'Le texte est trop long\u202f: 5000 caractères au plus.'],
  ['profileLinks.1', ' ', 'Le lien est nécessaire.'],
])('application: %s %j is answered with its message', async (field, value, message) => {
  const [name = '', index] = field.split('.')
  const sample = application()
  const sent = index === undefined ? value : [sample.profileLinks[0], value]
  const body = { ...sample, [name]: sent }
  expect(await api.call('POST', '/ambassador-applications', { body })).toMatchObject({
    status: 400,
    body: { message, fields: { [field]: message } },
  })
  expect(await stored(forms[0], body.requestKey)).toEqual([])
})

test.each(['', 'x', 'A'.repeat(32), '0'.repeat(33), null])('a key like %j is refused', async (requestKey) => {
  const answer = await api.call('POST', '/demo-requests', { body: { ...demo(), requestKey } })
  expect(answer).toMatchObject({ status: 400, body: { fields: { requestKey: expect.any(String) } } })
})

test('the longest application in the widest letters passes the limit of the body', async () => {
  const body = {
    ...application(),
    profileLinks: Array.from({ length: 10 }, () => `https://example.org/${'é'.repeat(480)}`),
    motivation: '語'.repeat(5000),
  }
  expect((await api.call('POST', '/ambassador-applications', { body })).status).toBe(201)
  const large = { ...body, motivation: '語'.repeat(22_000) }
  expect((await api.call('POST', '/ambassador-applications', { body: large })).status).toBe(413)
})

test.each(forms)(
  '$path: 20 in an hour from one address, then 429 for that address and form only',
  async (form) => {
    const strict = api.variant({ limits: createLimits(1, api.database.pool) })
    const send = (from: string, { path, sample } = form as (typeof forms)[number]) =>
      strict('POST', path, { body: sample(), from })
    const address = form === forms[0] ? '192.0.2.7' : '192.0.2.9'
    const answers = await Promise.all(Array.from({ length: 21 }, () => send(address)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect((await send('192.0.2.8')).status).toBe(201)
    for (const other of forms) {
      if (other !== form) expect((await send(address, other)).status).toBe(201)
    }
  },
)

test('forms are deleted after 24 months, and not a day before', async () => {
  const { db } = api.services
  const count = () =>
    Promise.all(forms.map(({ kind }) => db.$count(inboxThreads, eq(inboxThreads.kind, kind))))
  await db.delete(inboxThreads)
  for (const { path, sample } of forms) await api.call('POST', path, { body: sample() })
  const sent = new Date()
  const after = (months: number, days: number) => {
    const date = new Date(sent)
    date.setUTCMonth(date.getUTCMonth() + months, date.getUTCDate() + days)
    return date
  }
  await prune(db, after(24, -1))
  expect(await count()).toEqual([1, 1])
  await prune(db, after(24, 1))
  expect(await count()).toEqual([0, 0])
})

test('nothing of what was sent is in the log', async () => {
  const body = application()
  await api.call('POST', '/ambassador-applications', { body })
  const log = api.logLines.join('')
  for (const secret of [body.email, body.phone, body.motivation, body.requestKey]) {
    expect(log).not.toContain(secret)
  }
})
