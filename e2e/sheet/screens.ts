import type { Milestone } from '@cadence/shared/schemas/milestone'
import { expect, type Page } from '@playwright/test'

/**
 * Who looks at a screen: somebody who is not signed in, a member of some weeks, one who has just registered, or one whose names
 * and dashboards are as long as may be.
 */
export type Viewer = 'visitor' | 'member' | 'newcomer' | 'long names'

/** How long a picture waits for what comes when the page is idle, in milliseconds: fonts, pictures, the scene of a theme. */
export const IDLE_MS = 1500

/** How a picture is taken. Motion is reduced already; `disabled` would show animations that follow the scroll at their end. */
export const PICTURE = { animations: 'allow' } as const

/** A screen of the product in one of its states. */
export interface SheetScreen {
  /** Its file in the sheet. */
  name: string
  viewer: Viewer
  path: string
  /** Before the page is opened, for a state that an answer of the server makes. */
  prepare?: (page: Page) => Promise<unknown>
  /** After the page is shown, for a state that a press makes. */
  act?: (page: Page) => Promise<unknown>
}

/** Answers of the API that never come, or come as failures. Sign-in and preferences still answer. */
const calls = /\/api\/v1\/(?:dashboards|community|referrals|sessions|notices|records)/
const waits = (page: Page) => page.route(calls, () => undefined)
const fails = (page: Page) =>
  page.route(calls, (route) => route.fulfill({ status: 500, json: { success: false } }))

/** What members who share it have reached lately. */
export const reached =
  (...milestones: readonly Pick<Milestone, 'firstName' | 'character' | 'kind' | 'count' | 'day'>[]) =>
  (page: Page) =>
    page.route('**/api/v1/community/milestones', (route) => {
      const all = milestones.map((each): Milestone => ({ ...each, seed: each.firstName, own: false }))
      return route.fulfill({ json: { milestones: all } })
    })

const someReached = reached(
  { firstName: 'Maé', character: 'p27', kind: 'sessions', count: 25, day: '2026-11-24' },
  { firstName: 'Noé', character: null, kind: 'sessions', count: 1, day: '2026-11-24' },
  { firstName: 'Fatou', character: 'p12', kind: 'referrals', count: 3, day: '2026-11-23' },
  { firstName: 'Lucas', character: 'p41', kind: 'sessions', count: 100, day: '2026-11-22' },
)

/** As many as the page shows, of people with one of the longest first names. */
const manyReached = reached(
  ...Array.from({ length: 12 }, (_, place) => ({
    firstName: `Marie-Antoinette-Élisabeth${'-Joséphine'.repeat(place % 2)}`,
    character: `p${5 * place + 1}`,
    kind: place % 3 === 0 ? ('referrals' as const) : ('sessions' as const),
    count: place % 3 === 0 ? 11 : 1000,
    day: '2026-11-21',
  })),
)

const publicPaths = {
  home: '/',
  education: '/education',
  community: '/community',
  discover: '/discover',
  ambassadors: '/ambassador-program',
  'join-discord': '/join-discord',
  'legal-notice': '/legal-notice',
  privacy: '/privacy-policy',
  terms: '/cgu',
  'help-center': '/help-center',
  'help-article': '/help-center/deplacer-au-clavier',
  'help-search-empty': '/help-center?q=zzz',
  'not-found': '/nulle-part',
}

const signInPaths = {
  login: '/login',
  register: '/register',
  'forgot-password': '/forgot-password',
  'verify-email': '/verify-email',
  'verify-email-failed': '/verify-email?token=unknown',
  'reset-password': '/reset-password?token=unknown',
  'reset-password-without-link': '/reset-password',
  unauthorized: '/unauthorized',
}

const appPaths = {
  dashboard: '/dashboard',
  tools: '/tasks',
  collection: '/collection',
  appearance: '/appearance',
  settings: '/settings',
  'whats-new': '/whats-new',
  help: '/help',
}

const screensOf = (viewer: Viewer, paths: Readonly<Record<string, string>>, state = '') =>
  Object.entries(paths).map(([name, path]): SheetScreen => ({ name: `${name}${state}`, viewer, path }))

const { dashboard, tools, collection, settings } = appPaths
const hub = '/community-hub'

const states: readonly SheetScreen[] = [
  {
    name: 'login-mistakes',
    viewer: 'visitor',
    path: '/login',
    act: (page) => page.getByRole('button', { name: 'Se Connecter', exact: true }).click(),
  },
  {
    name: 'login-refused',
    viewer: 'visitor',
    path: '/login',
    act: async (page) => {
      await page.getByLabel('E-mail').fill('personne@exemple.fr')
      await page.getByLabel('Mot de passe', { exact: true }).fill('Vendredi-2026')
      await page.getByRole('button', { name: 'Se Connecter', exact: true }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'dashboard-edited',
    viewer: 'member',
    path: dashboard,
    act: (page) => page.getByRole('button', { name: 'Edit Dashboard' }).first().click(),
  },
  {
    name: 'session',
    viewer: 'member',
    path: dashboard,
    act: async (page) => {
      const timer = page.locator('[data-widget="8"]')
      await timer.getByRole('button', { name: 'Start' }).click()
      await timer.getByRole('button', { name: 'Plein écran' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'tools-favourites-empty', viewer: 'newcomer', path: `${tools}?tab=favorites` },
  { name: 'hub', viewer: 'member', path: hub, prepare: someReached },
  ...screensOf('newcomer', { dashboard, collection }, '-empty'),
  { name: 'hub-empty', viewer: 'newcomer', path: hub, prepare: reached() },
  ...screensOf('long names', { dashboard, collection, settings }, '-long'),
  { name: 'hub-long', viewer: 'long names', path: hub, prepare: manyReached },
  ...screensOf('member', { dashboard, collection, hub }, '-loading').map((screen) => ({
    ...screen,
    prepare: waits,
  })),
  ...screensOf('member', { dashboard, collection, hub }, '-failed').map((screen) => ({
    ...screen,
    prepare: fails,
  })),
]

/** Every screen of the contact sheet, in its order. */
export const sheetScreens: readonly SheetScreen[] = [
  ...screensOf('visitor', publicPaths),
  ...screensOf('visitor', signInPaths),
  ...screensOf('member', appPaths),
  ...states,
]
