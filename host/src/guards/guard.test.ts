import { describe, expect, test } from 'vitest'
import type { Route } from '../routes.ts'
import { type Decision, guard, type Visitor } from './guard.ts'

const route = (more: Partial<Route>): Route => ({
  path: '/tasks',
  layout: 'app',
  page: 'dashboard/Tasks',
  title: 'x',
  ...more,
})

const home = route({ path: '/', layout: 'public', access: 'anyone' })
const education = route({ path: '/education', layout: 'public', access: 'visitors' })
const login = route({ path: '/login', layout: 'auth', access: 'visitors' })
const unauthorized = route({ path: '/unauthorized', layout: 'none', access: 'anyone' })
const tasks = route({})
const help = route({ path: '/help', access: 'any-role' })
const inbox = route({ path: '/inbox', access: 'administrators' })
const verified = route({ verified: true })
const verifiedHelp = route({ access: 'any-role', verified: true })

const visitor: Visitor = { isAuthenticated: false }
const member: Visitor = { isAuthenticated: true, role: 'user', isEmailVerified: true }
const as = (role: unknown): Visitor => ({ ...member, role: role as string })

const pass: Decision = { pass: true }
const to = (address: string): Decision => ({ pass: false, to: address, remember: false })
const toLogin: Decision = { pass: false, to: '/login', remember: true }

const table: [string, Visitor, [string, Route, Decision][]][] = [
  [
    'a visitor',
    visitor,
    [
      ['home', home, pass],
      ['education', education, pass],
      ['login', login, pass],
      ['unauthorized', unauthorized, pass],
      ['tasks', tasks, toLogin],
      ['help', help, toLogin],
      ['inbox', inbox, toLogin],
      ['a verified route', verified, toLogin],
    ],
  ],
  [
    'a visitor whose old role is still there',
    { isAuthenticated: false, role: 'superadmin', isEmailVerified: true },
    [
      ['login', login, pass],
      ['tasks', tasks, toLogin],
      ['help', help, toLogin],
    ],
  ],
  ...(['user', 'admin', 'superadmin'] as const).map((role): (typeof table)[number] => [
    `a member, ${role}`,
    as(role),
    [
      ['home', home, pass],
      ['education', education, to('/dashboard')],
      ['login', login, to('/dashboard')],
      ['unauthorized', unauthorized, pass],
      ['tasks', tasks, pass],
      ['help', help, pass],
      ['inbox', inbox, role === 'user' ? to('/unauthorized') : pass],
      ['a verified route', verified, pass],
    ],
  ]),
  ...[undefined, '', 'guest', 'USER', 'user ', ['user'], 7, null, '__proto__', 'toString'].map(
    (role): (typeof table)[number] => [
      `a member with the role ${JSON.stringify(role)}`,
      as(role),
      [
        ['home', home, pass],
        ['login', login, to('/dashboard')],
        ['unauthorized', unauthorized, pass],
        ['tasks', tasks, to('/unauthorized')],
        ['help', help, pass],
        ['inbox', inbox, to('/unauthorized')],
        ['a verified route', verified, to('/unauthorized')],
      ],
    ],
  ),
  [
    'a member with an unverified e-mail',
    { ...member, isEmailVerified: false },
    [
      ['tasks', tasks, pass],
      ['a verified route', verified, to('/settings')],
      ['a verified route for any role', verifiedHelp, to('/settings')],
    ],
  ],
]

describe.each(table)('%s', (_name, who, visits) => {
  test.each(visits)('at %s', (_page, asked, decision) => {
    expect(guard(asked, who, null)).toEqual(decision)
  })
})

describe('the remembered origin', () => {
  test('is where sign-in leads', () => {
    expect(guard(login, member, '/collection?x=1#y')).toEqual(to('/collection?x=1#y'))
  })

  test('is not where the public site leads: that is the dashboard', () => {
    expect(guard(education, member, '/collection')).toEqual(to('/dashboard'))
  })

  test('moves nobody who may stay', () => {
    expect(guard(tasks, member, '/collection')).toEqual(pass)
    expect(guard(home, member, '/collection')).toEqual(pass)
    expect(guard(login, visitor, '/collection')).toEqual(pass)
  })
})
