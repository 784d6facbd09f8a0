import type { Notice } from '@cadence/shared/schemas'
import { expect, test } from 'vitest'
import { noticesTexts } from '../../../texts/app-area.ts'
import { unreadOf, worded } from './notice-wording.ts'

const notice = (id: string, kind: string, readAt: string | null = null): Notice => ({
  id,
  kind,
  data: {},
  createdAt: '2026-11-21T12:00:00.000Z',
  readAt,
})
const t = noticesTexts.get()

test('the welcome leads to the tools', () => {
  expect(worded([notice('a', 'welcome')], t)).toMatchObject([
    { id: 'a', title: 'Bienvenue dans Cadence\u202f!', to: '/tasks' },
  ])
})

test.each(['of-a-newer-api', '', 'constructor', '__proto__'])(
  'a notice of the unknown kind %j is left out, and the others stay',
  (kind) => {
    const list = [notice('a', 'welcome'), notice('b', kind), notice('c', 'welcome')]
    expect(worded(list, t).map(({ id }) => id)).toEqual(['a', 'c'])
  },
)

test('what is left out does not count as unread; what lies beyond the list does', () => {
  const notices = [
    notice('a', 'welcome'),
    notice('b', 'unknown'),
    notice('c', 'unknown', '2026-11-21T12:00:00Z'),
  ]
  expect(unreadOf({ notices, unread: 2 }, t)).toBe(1)
  expect(unreadOf({ notices, unread: 12 }, t)).toBe(11)
})

const sent = (kind: string, data: Notice['data']) => worded([{ ...notice('a', kind), data }], t)
const nbsp = '\u202f'

test.each<[string, Notice['data'], string, string, string]>([
  ['referral', { firstName: 'Zoé' }, 'Zoé a rejoint Cadence grâce à vous', 'parrainage', '/community-hub'],
  ['ambassador-level', { level: 'vip' }, `Niveau VIP atteint${nbsp}!`, 'ambassadeur', '/community-hub'],
  ['focus-session', { minutes: 25 }, 'Session de concentration terminée', '25 minutes', '/dashboard'],
  ['focus-session', { minutes: 1 }, 'Session de concentration terminée', '1 minute ', '/dashboard'],
  ['password-changed', {}, 'Votre mot de passe a changé', 'mot de passe', '/settings?section=security'],
  [
    'email-changed',
    { email: 'zoe@exemple.fr' },
    'Votre adresse e-mail a changé',
    'avec zoe@exemple.fr',
    '/settings?section=personal',
  ],
  [
    'new-sign-in',
    { browser: 'Firefox', system: 'Windows', timeZone: 'America/New_York' },
    'Nouvelle connexion à votre compte',
    'Firefox sous Windows, New York.',
    '/settings?section=Appareils',
  ],
  [
    'new-sign-in',
    { system: 'Android' },
    'Nouvelle connexion',
    'Android, lieu inconnu.',
    '/settings?section=Appareils',
  ],
  [
    'new-sign-in',
    { browser: null, system: null, timeZone: 'Etc/UTC' },
    'Nouvelle connexion',
    'Appareil inconnu, lieu inconnu.',
    '/settings?section=Appareils',
  ],
])('%s with %j is worded, and leads to where it concerns', (kind, data, title, text, to) => {
  const [only] = sent(kind, data)
  expect(only?.title).toContain(title)
  expect(only?.text).toContain(text)
  expect(only?.to).toBe(to)
})

test.each<[string, Notice['data']]>([
  ['referral', {}],
  ['referral', { firstName: '' }],
  ['referral', { firstName: { toString: 'x' } }],
  ['ambassador-level', { level: 'constructor' }],
  ['focus-session', { minutes: '25' }],
  ['focus-session', { minutes: 0 }],
  ['new-sign-in', { browser: 7 }],
])('%s with %j, which does not fit, is left out and does not count', (kind, data) => {
  expect(sent(kind, data)).toEqual([])
  expect(unreadOf({ notices: [{ ...notice('a', kind), data }], unread: 1 }, t)).toBe(0)
})
