import { beforeEach, expect, test, vi } from 'vitest'
import { everyMail } from '../../test/every-mail.ts'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { registration } from '../../test/support/test-api.ts'
import { mails } from '../db/schema.ts'
import { backoffDelay } from '../lib/backoff.ts'
import { createLimits } from '../limits/attempt-limits.ts'
import { french, greeting, renderMail } from './mail-layout.ts'
import { DELIVERIES_AT_ONCE, enqueueMail, MAIL_RETRY, MailOutbox } from './mail-outbox.ts'
import type { OutgoingMail, SendMail } from './smtp-transport.ts'

const api = apiForTests()
beforeEach(() => api.services.db.delete(mails))

const mail = { subject: 'Sujet', html: '<p>…</p>', text: '…' }
const queue = () => api.services.db.select().from(mails)
const add = (recipient: string, more = {}) =>
  enqueueMail(api.services.db, recipient, { ...mail, ...more }, api.services.now())
const outboxWith = (send: SendMail) => new MailOutbox({ ...api.services, send })

async function work(mailOutbox: MailOutbox): Promise<void> {
  mailOutbox.deliverNow()
  await mailOutbox.idle()
}

test('delivers what is queued, the oldest first, and deletes it', async () => {
  const recipients = Array.from({ length: 2 * DELIVERIES_AT_ONCE }, (_, n) => `${n}@example.org`)
  for (const recipient of recipients) {
    await add(recipient)
    api.clock.offset += 10
  }
  const sent: OutgoingMail[] = []
  let goOn: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    goOn = resolve
  })
  // Several are under way at once, in any order among themselves.
  const all = work(
    outboxWith(async (one) => {
      sent.push(one)
      await gate
    }),
  )
  await vi.waitFor(() => expect(sent).toHaveLength(DELIVERIES_AT_ONCE), { timeout: 10_000 })
  expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(recipients.slice(0, DELIVERIES_AT_ONCE))
  goOn()
  await all
  expect(sent).toHaveLength(recipients.length)
  expect(sent[0]).toMatchObject(mail)
  expect(await queue()).toEqual([])
})

test('a mail is delivered after an outage of the mail server, with longer and longer waits', async () => {
  let down = true
  let tries = 0
  const mailOutbox = outboxWith(async () => {
    tries++
    if (down) throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' })
  })
  await add('a@example.org')
  // The clock goes on between the steps: the early ones are far from the next try.
  for (const [offset, expected] of [
    [0, 1],
    [500, 1],
    [2_100, 2],
    [4_000, 2],
    [6_500, 3],
  ] as const) {
    api.clock.offset = offset
    await work(mailOutbox)
    expect(tries, `after ${offset} ms`).toBe(expected)
  }
  down = false
  api.clock.offset = 60_000
  await work(mailOutbox)
  expect(await queue()).toEqual([])
  expect(api.logLines.join('')).not.toContain('a@example.org')
})

test('the waits double up to half an hour', () => {
  expect([1, 2, 3, 4].map((attempts) => backoffDelay(attempts, MAIL_RETRY))).toEqual([
    2_000, 4_000, 8_000, 16_000,
  ])
  expect(backoffDelay(50, MAIL_RETRY)).toBe(30 * 60_000)
})

test('two processes at once deliver each mail once', async () => {
  const sent: string[] = []
  for (let i = 0; i < 20; i++) await add(`m${i}@example.org`)
  const send: SendMail = async ({ recipient }) => {
    await new Promise((resolve) => setTimeout(resolve, 3))
    sent.push(recipient)
  }
  await Promise.all([work(outboxWith(send)), work(outboxWith(send))])
  expect(sent.toSorted()).toEqual(Array.from({ length: 20 }, (_, i) => `m${i}@example.org`).toSorted())
})

test('a mail whose process died during its delivery is delivered again after its lease', async () => {
  const sent: string[] = []
  await add('a@example.org')
  const dying = outboxWith(() => new Promise(() => {}))
  dying.deliverNow()
  const other = outboxWith(async ({ recipient }) => void sent.push(recipient))
  await expect.poll(async () => (await queue())[0]?.attempts).toBe(1)
  await work(other)
  expect(sent).toEqual([])
  api.clock.offset = 61_000
  await work(other)
  expect(sent).toEqual(['a@example.org'])
})

test('a stop waits only a moment for a running delivery, and the mail is not lost', async () => {
  await add('a@example.org')
  let deliver = () => {}
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve
  })
  const mailOutbox = outboxWith(() => delivered)
  mailOutbox.deliverNow()
  await expect.poll(async () => (await queue())[0]?.attempts).toBe(1)
  await mailOutbox.stop()
  deliver()
  await mailOutbox.idle()
  expect(await queue()).toHaveLength(1)
})

test('a stop waits for a mail that is nearly delivered', async () => {
  await add('a@example.org')
  const mailOutbox = outboxWith(() => new Promise((resolve) => setTimeout(resolve, 300)))
  mailOutbox.deliverNow()
  await expect.poll(async () => (await queue())[0]?.attempts).toBe(1)
  await mailOutbox.stop()
  expect(await queue()).toEqual([])
})

test('a mail that could not be delivered for a day is deleted', async () => {
  await add('a@example.org')
  api.clock.offset = 24 * 60 * 60_000 + 1000
  let tries = 0
  await work(outboxWith(async () => void tries++))
  expect(tries).toBe(0)
  expect(await queue()).toEqual([])
})

test('a mail about security is delivered before older ones', async () => {
  const sent: string[] = []
  for (let i = 0; i < 10; i++) await add(`m${i}@example.org`)
  api.clock.offset += 10
  await add('owner@example.org', { isSecurity: true })
  await work(outboxWith(async ({ recipient }) => void sent.push(recipient)))
  expect(sent).toHaveLength(11)
  expect(sent[0]).toBe('owner@example.org')
})

test('a few slow deliveries do not hold up other mails', async () => {
  const sent: string[] = []
  for (let i = 1; i < DELIVERIES_AT_ONCE; i++) await add(`slow${i}@example.org`)
  const mailOutbox = outboxWith(({ recipient }) => {
    if (recipient.startsWith('slow')) return new Promise(() => {})
    sent.push(recipient)
    return Promise.resolve()
  })
  mailOutbox.deliverNow()
  const taken = async () => (await queue()).filter(({ attempts }) => attempts === 1)
  await expect.poll(taken).toHaveLength(DELIVERIES_AT_ONCE - 1)
  for (const recipient of ['a@example.org', 'b@example.org']) {
    await add(recipient)
    mailOutbox.deliverNow()
    await expect.poll(() => sent).toContain(recipient)
  }
})

test('one address gets 20 mails an hour, and after that only mails about security', async () => {
  const sent: string[] = []
  const limits = createLimits(1, undefined)
  const mailOutbox = new MailOutbox({
    ...api.services,
    limits,
    send: async ({ recipient, subject }) => void sent.push(`${subject} ${recipient}`),
  })
  for (let i = 0; i < 25; i++) await add('victim@example.org')
  await add('victim@example.org', { subject: 'Sécurité', isSecurity: true })
  await add('other@example.org')
  await work(mailOutbox)
  const count = (text: string) => sent.filter((line) => line === text).length
  expect(count('Sujet victim@example.org')).toBe(20)
  expect(count('Sécurité victim@example.org')).toBe(1)
  expect(count('Sujet other@example.org')).toBe(1)
  expect(await queue()).toEqual([])
  expect(api.logLines.join('')).toContain('"limit":"mailRecipient"')
})

test('mails of the team are not limited, and one that nobody takes is tried for five days and then goes', async () => {
  const day = 24 * 60 * 60_000
  for (let i = 0; i < 25; i++) await add('team@example.org', { isTeam: true })
  let sent = 0
  const limits = createLimits(1, undefined)
  await work(new MailOutbox({ ...api.services, limits, send: async () => void sent++ }))
  expect(sent).toBe(25)

  let tries = 0
  const down = outboxWith(async () => {
    tries++
    throw new Error('no')
  })
  await add('a@example.org', { isTeam: true })
  api.clock.offset = 5 * day - 1000
  await work(down)
  expect(tries).toBe(1)
  api.clock.offset = 6 * day
  await work(down)
  expect(tries).toBe(1)
  expect(await queue()).toEqual([])
})

test('a mail that is tried again counts once', async () => {
  let sent = 0
  let down = true
  const mailOutbox = new MailOutbox({
    ...api.services,
    limits: createLimits(0.05, undefined),
    send: async () => {
      if (down) throw new Error('no')
      sent++
    },
  })
  await add('a@example.org')
  await work(mailOutbox)
  down = false
  api.clock.offset = 60_000
  await work(mailOutbox)
  expect(sent).toBe(1)
})

test('registering does not wait for the mail server', async () => {
  const stuck = outboxWith(() => new Promise(() => {}))
  const call = api.variant({ mailOutbox: stuck })
  const answer = await call('POST', '/auth/register', { body: registration() })
  expect(answer.status).toBe(201)
})

test('French spaces and apostrophes', () => {
  expect(french("L'été : « oui » ! 24 heures ; 50 %")).toBe(
    'L’été\u202f: «\u202foui\u202f»\u202f! 24\u202fheures\u202f; 50\u202f%',
  )
})

test.each([
  ['Léa', 'Bonjour Léa,'],
  ["Anne-Marie d'Arc", "Bonjour Anne-Marie d'Arc,"],
  ['李', 'Bonjour 李,'],
  ['voir evil.example', 'Bonjour,'],
  ['http://evil', 'Bonjour,'],
  ['<b>', 'Bonjour,'],
  ['x'.repeat(41), 'Bonjour,'],
])('greets %j with %j', (name, expected) => {
  expect(greeting(name)).toBe(expected)
})

test('nothing in a mail becomes markup', () => {
  const { html } = renderMail({
    subject: '<script>1</script>',
    greeting: '<img src=x>',
    paragraphs: ['"&<'],
    action: { label: '<b>', link: 'http://localhost:3000/a?b=1&c="' },
    closing: ['<i>'],
  })
  expect(html).not.toMatch(/<script|<img|<b>|<i>/)
  expect(html).toContain('href="http://localhost:3000/a?b=1&amp;c=&quot;"')
})

test.each(Object.entries(everyMail()))('%s says the same as text and as HTML', (_name, { html, text }) => {
  const words = html
    .replace(/<div style="display:none.*?<\/div>/s, '')
    .replace(/<style>.*?<\/style>|<[^>]+>/gs, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
  for (const line of text.split(/\n+/)) expect(words).toContain(line.replace(/^> |\u202f:$/g, ''))
  expect(text).not.toMatch(/<\w|&\w+;/)
})

test('a code is said once, apart from the sentences', () => {
  const { html, text } = everyMail().accountCodeMail ?? { html: '', text: '' }
  const count = (words: string) => words.match(/042917/g)?.length
  // In a mail also in its subject, which is the heading and the title.
  expect([count(text), count(html)]).toEqual([1, 3])
  expect(text.split('\n')).toContain('042917')
  expect(html).toContain('>042917</p>')
})
