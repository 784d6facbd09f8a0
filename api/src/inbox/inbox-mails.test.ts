import { expect, test } from 'vitest'
import { quotable } from '../mail/mail-layout.ts'
import { acknowledgementMail, answerMail, mailSubject, teamMail } from './inbox-mails.ts'

const thread = { kind: 'support', reference: '3F0C-2B1E' } as const
const acknowledged = { ...thread, firstName: 'Léa', canReply: true, helpUrl: 'https://c.example/help' }
const hostile = 'Gagnez 100 € : https://evil.example/a, www.evil.example ou evil.example\u202e'

/** What a mail program could make a link of. */
const linkable = /evil\.example|:\/\/evil/

test('an acknowledgement says what arrived, and when somebody answers', () => {
  const { subject, text } = acknowledgementMail({ ...acknowledged, quote: undefined })
  expect(subject).toBe('Votre demande d’assistance 3F0C-2B1E')
  expect(text).toContain('Bonjour Léa,')
  expect(text).toContain('sous 24 à 48\u202fheures')
  expect(text).toContain('Répondez simplement à ce message\u202f: il nous parviendra.')
})

test.each(['application', 'demo'] as const)('that of the form %s promises no time', (kind) => {
  const { text } = acknowledgementMail({ ...acknowledged, kind, quote: undefined })
  expect(text).not.toMatch(/heures|jours|semaine/)
})

test('where nobody reads the answers, no mail asks for one', () => {
  const mails = [
    acknowledgementMail({ ...acknowledged, canReply: false, quote: undefined }),
    answerMail({ ...thread, canReply: false, text: 'Oui.', message: '' }),
  ]
  for (const { text } of mails) expect(text).not.toMatch(/répondez/i)
})

test('a stranger gets nothing of what was written with their address', () => {
  const mail = acknowledgementMail({ ...acknowledged, firstName: hostile, quote: undefined })
  expect(mail.subject + mail.text + mail.html).not.toContain('evil')
  expect(mail.text).toContain('Bonjour,')
})

test('what is quoted holds no link and no markup, and has an end', () => {
  const message = `${hostile}\n<img src=x>\n${'a'.repeat(5000)}`
  const details = [{ name: 'school', value: hostile }]
  const team = {
    ...thread,
    threadId: 'a',
    name: hostile,
    email: 'lea@example.org',
    subject: hostile,
    details,
  }
  const mails = [
    acknowledgementMail({ ...acknowledged, quote: message }),
    answerMail({ ...thread, canReply: true, text: 'Oui.', message }),
    teamMail({ ...team, message, appUrl: 'https://c.example' }),
  ]
  for (const { text, html } of mails) {
    expect(text + html).not.toMatch(linkable)
    expect(html).not.toContain('<img')
    expect(text).not.toContain('a'.repeat(1001))
    expect(text).toContain('> ')
  }
})

test.each([
  ['Tout va bien. Merci !', 'Tout va bien. Merci !'],
  ['12.5 %', '12.5 %'],
  ['http://1.2.3.4/a', 'http[:]//1.2.3.4/a'],
  ['lea@evil.example', 'lea@evil[.]example'],
  ['evil。example', 'evil[.]example'],
  ['evil\u200b.example', 'evil[.]example'],
  ['a\r\nb', 'a\nb'],
])('%j is quoted as %j', (text, quoted) => {
  expect(quotable(text)).toBe(quoted)
})

test('an answer keeps the subject of the thread, and what was written as it was', () => {
  const { subject, text, html } = answerMail({
    ...thread,
    canReply: true,
    text: 'Bonjour Léa,\n\nPremière ligne,\nseconde ligne.',
    message: 'Il ne sonne plus.',
  })
  expect(subject).toBe(`Re: ${mailSubject(thread)}`)
  expect(text).toContain('Bonjour Léa,\n\nPremière ligne,\nseconde ligne.\n\nVous nous aviez écrit')
  expect(text).toContain('> Il ne sonne plus.')
  expect(html).toContain(`>${mailSubject(thread)}</title>`)
  expect(html).toContain('Première ligne,<br>\nseconde ligne.')
})
