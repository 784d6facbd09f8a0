import { routeOf } from '@cadence/host/routes'
import type { RemoteName } from '@cadence/shared/contract'
import { expect, type Page } from '@playwright/test'
import { expectStarted } from '../support/app-started.ts'
import { SEEN_WITHIN_MS, UNAVAILABLE } from '../support/page-alive.ts'

/** A page of a remote, and a page of another remote that the shell's own navigation leads to from it. */
export interface Place {
  remote: RemoteName
  path: string
  heading: RegExp
  signedIn: boolean
  /** The link that leads here, in the shell. */
  link: RegExp
  neighbour: { path: string; heading: RegExp; link: RegExp }
}

const home = { path: '/', heading: /cadence\.$/, link: /^Cadence, accueil$/ }
const login = { path: '/login', heading: /^Ravis de vous revoir/, link: /^Se Connecter$/ }
const collection = { path: '/collection', heading: /^Collection$/, link: /^Collection$/ }
const settings = { path: '/settings', heading: /^Paramètres$/, link: /^Settings$/ }

/** One page of each remote, with a page of another remote that links to it. */
export const linkedPlaces: readonly Place[] = [
  { remote: 'marketing', ...home, signedIn: false, neighbour: login },
  { remote: 'auth', ...login, signedIn: false, neighbour: home },
  { remote: 'dashboard', ...collection, signedIn: true, neighbour: settings },
  { remote: 'settings', ...settings, signedIn: true, neighbour: collection },
]

/** Another page of each remote. */
const otherPlaces: readonly Place[] = [
  {
    remote: 'marketing',
    path: '/discover',
    heading: /^Découvrir Cadence$/,
    link: /^Découvrir$/,
    signedIn: false,
    neighbour: login,
  },
  {
    remote: 'auth',
    path: '/register',
    heading: /^Créez votre espace/,
    link: /^Créer un compte$/,
    signedIn: false,
    neighbour: home,
  },
  {
    remote: 'dashboard',
    path: '/dashboard',
    heading: /Inès Lefèvre/,
    link: /^Dashboard$/,
    signedIn: true,
    neighbour: settings,
  },
  {
    remote: 'settings',
    path: '/appearance',
    heading: /^Appearance$/,
    link: /^Appearance$/,
    signedIn: true,
    neighbour: collection,
  },
]

/** Another page of the same remote. */
export function otherPlaceOf({ remote }: Place): Place {
  const other = otherPlaces.find((place) => place.remote === remote)
  if (!other) throw new Error(`No other page of ${remote}`)
  return other
}

/** The visible name of the page. */
export function sectionOf({ path }: Place): string {
  const route = routeOf(path)
  if (!route) throw new Error(`No route for ${path}`)
  return route.title
}

/** Expects a working page: its heading, and no error panel. */
export async function expectPage(page: Page, { heading }: Pick<Place, 'heading'>, timeout = SEEN_WITHIN_MS) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout })
  await expectStarted(page, timeout)
  await expect(page.getByRole('heading', { name: UNAVAILABLE })).toBeHidden({ timeout })
}

/** Whether a first visit finds the page in the HTML. */
export const isServed = ({ remote }: Place) => remote === 'marketing'

/** Follows a link of the shell. */
export function follow(page: Page, { link }: { link: RegExp }): Promise<void> {
  return page.getByRole('link', { name: link }).first().click()
}

/** Whether a path is the entry of the place's remote, in whichever version. */
export function entryOf({ remote }: Place): (pathname: string) => boolean {
  return (pathname) => pathname.startsWith(`/remotes/${remote}/`) && pathname.endsWith('/remoteEntry.js')
}

/** Whether a path is the chunk of a page of the place's remote. */
export function chunksOf({ remote }: Place): (pathname: string) => boolean {
  return (pathname) =>
    pathname.startsWith(`/remotes/${remote}/`) && pathname.includes('/__federation_expose_')
}

/** Whether a path is any file of the place's remote. */
export function filesOf({ remote }: Place): (pathname: string) => boolean {
  return (pathname) => pathname.startsWith(`/remotes/${remote}/`)
}
