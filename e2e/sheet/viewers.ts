import type { Browser, BrowserContext } from '@playwright/test'
import { signUp } from '../support/account.ts'
import { newPerson, type Person } from '../support/member.ts'
import { type Cells, saveDashboards } from '../support/saved-dashboards.ts'
import { appUrl } from '../support/stack.ts'
import { memberRecords, signedInWith } from '../tutorials/member-records.ts'
import { hideServerTime } from '../tutorials/stage.ts'
import type { Viewer } from './screens.ts'

/** When every picture is taken: two differ by what is new in the product alone. */
export const MOMENT = '2026-11-24T08:30:00Z'

const longName = 'Révisions du deuxième semestre, droit constitutionnel et statistiques, et l’exposé'

const people: Readonly<Record<Exclude<Viewer, 'visitor'>, () => Person>> = {
  member: () => newPerson(),
  newcomer: () => newPerson(),
  'long names': () =>
    newPerson({ firstName: 'Marie-Antoinette-Élisabeth', lastName: 'de La Rochefoucauld-Montmorency' }),
}

/** The default layout. */
const places: Readonly<Record<string, Cells>> = {
  1: [0, 0, 8, 2],
  2: [0, 2, 8, 4],
  3: [0, 9, 3, 3],
  4: [8, 3, 4, 3],
  5: [8, 6, 4, 3],
  6: [0, 6, 4, 3],
  7: [3, 9, 5, 3],
  8: [8, 0, 4, 3],
  9: [4, 6, 4, 3],
  10: [8, 9, 4, 3],
}

const dashboards: Readonly<Record<'member' | 'long names', Parameters<typeof saveDashboards>[1]>> = {
  member: [
    { name: 'Semaine de partiels', places },
    { name: 'Dimanche calme' },
    { name: 'Mémoire', without: ['ZenFlow'], places: { ...places, 7: [0, 9, 8, 2], 10: [8, 9, 4, 2] } },
  ],
  'long names': [
    { name: longName, places },
    { name: `${longName} (copie)`, places },
  ],
}

/** Look of the pictures: the mode, and the id of a colour theme. */
export interface Look {
  mode: 'dark' | 'light'
  theme: string
}

async function storedBy(viewer: Exclude<Viewer, 'visitor'>, { mode, theme }: Look) {
  const person = people[viewer]()
  const session = await signUp(person)
  if (viewer !== 'newcomer') await saveDashboards(person, dashboards[viewer])
  const { _id } = session.user
  // Without a choice a week begins on Friday, as stated. The newcomer shows that; the others have chosen Monday, as most members do.
  const values = { mode, theme, ...(viewer !== 'newcomer' && { weekStart: 'monday' }) }
  const preferences = { values, pending: Object.keys(values) }
  const records = viewer === 'newcomer' ? {} : memberRecords(_id, Date.parse(MOMENT))
  return signedInWith(session, { ...records, [`preferences:${_id}`]: JSON.stringify(preferences) })
}

/** A browser of somebody who looks at screens, in a window of this width. */
export async function openViewer(
  browser: Browser,
  viewer: Viewer,
  look: Look,
  width: number,
): Promise<BrowserContext> {
  const isPhone = width < 768
  const context = await browser.newContext({
    baseURL: appUrl,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    colorScheme: look.mode,
    reducedMotion: 'reduce',
    viewport: { width, height: isPhone ? 844 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    serviceWorkers: 'block',
    ...(viewer === 'visitor' ? {} : { storageState: await storedBy(viewer, look) }),
  })
  await context.addInitScript(hideServerTime)
  await context.addInitScript((mode) => localStorage.setItem('theme', mode), look.mode)
  await context.clock.install({ time: new Date(MOMENT) })
  return context
}
