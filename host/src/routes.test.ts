import { isHostPage, pageRefs } from '@cadence/shared/contract'
import { paths } from '@cadence/shared/router'
import { expect, test } from 'vitest'
import { type Route, routeOf, routes } from './routes.ts'
import { titleOf } from './shell/document-title.ts'

/** The list of the specification, section 2, by layout. */
const stated: Record<Route['layout'], string[]> = {
  public: [
    '/',
    '/education',
    '/community',
    '/discover',
    '/ambassador-program',
    '/join-discord',
    '/legal-notice',
    '/privacy-policy',
    '/cgu',
    '/help-center',
  ],
  auth: ['/login', '/register', '/forgot-password'],
  none: ['/success-login', '/verify-email', '/reset-password', '/unauthorized'],
  app: [
    '/dashboard',
    '/tasks',
    '/collection',
    '/appearance',
    '/community-hub',
    '/settings',
    '/whats-new',
    '/help',
  ],
}

test.each(Object.entries(stated))(
  'the stated routes of layout %s are there, in their order',
  (layout, list) => {
    const paths = routes.filter((route) => route.layout === layout).map(({ path }) => path)
    expect(paths.filter((path) => list.includes(path))).toEqual(list)
  },
)

test('no path stands twice, and every path has a route', () => {
  const all = routes.map(({ path }) => path)
  expect(new Set(all).size).toBe(all.length)
  expect([...all].sort()).toEqual(Object.values(paths).sort())
})

test('every page of the contract is used exactly once, and every page exists', () => {
  const contract = [...pageRefs]
  const used = routes.map(({ page }) => page)
  expect(used.filter((page) => !isHostPage(page)).sort()).toEqual(contract.sort())
  expect(used.filter(isHostPage).sort()).toEqual(['host/Help', 'host/Unauthorized', 'host/WhatsNew'])
})

test('every route of the app area is protected, and those alone', () => {
  for (const { layout, access, path } of routes) {
    const isProtected = access === undefined || access === 'any-role' || access === 'administrators'
    expect(isProtected, path).toBe(layout === 'app')
  }
})

test('home is open to everybody; the rest of the public site and sign-in are for visitors', () => {
  for (const { layout, access, path } of routes) {
    if (layout === 'public' || layout === 'auth')
      expect(access, path).toBe(path === '/' ? 'anyone' : 'visitors')
  }
})

test('help asks for no role, and no route asks for a verified e-mail', () => {
  expect(routes.filter(({ access }) => access === 'any-role').map(({ path }) => path)).toEqual(['/help'])
  expect(routes.some(({ verified }) => verified)).toBe(false)
})

test('the inbox is for administrators, and nothing else is', () => {
  expect(routes.filter(({ access }) => access === 'administrators').map(({ path }) => path)).toEqual([
    '/inbox',
  ])
})

test('every route has a title, and no two of a layout have the same', () => {
  for (const { title, path } of routes) expect(title.trim(), path).not.toBe('')
  for (const layout of Object.keys(stated)) {
    const titles = routes.filter((route) => route.layout === layout).map(({ title }) => title)
    expect(new Set(titles).size, layout).toBe(titles.length)
  }
})

test.each([
  ['/', '/'],
  ['/tasks', '/tasks'],
  ['/tasks/', '/tasks'],
  ['/tasks//', '/tasks'],
  ['/Community-Hub', '/community-hub'],
  ['/nowhere', undefined],
  ['/tasks/1', undefined],
  ['tasks', undefined],
  ['', undefined],
  ['//', undefined],
  ['/tasks?x', undefined],
  ['/help-center/lancer-le-minuteur', '/help-center'],
  ['/Help-Center/Lancer-le-minuteur/', '/help-center'],
  ['/help-center/a/b', undefined],
  ['/help-center/a--b', undefined],
  ['/help-center/é', undefined],
  ['/help-centers', undefined],
])('the route of %j is %j', (path, expected) => {
  expect(routeOf(path)?.path).toBe(expected)
})

test('the title of a page is its own, then the product’s', () => {
  expect(titleOf('/login')).toBe('Connexion · Cadence')
  expect(titleOf('/settings/')).toBe('Paramètres · Cadence')
  expect(titleOf('/nowhere')).toBe('Cadence')
})
