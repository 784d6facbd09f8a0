import type { Browser, BrowserContext } from '@playwright/test'
import { signUp } from '../support/account.ts'
import { newPerson, type Person } from '../support/member.ts'
import { saveDashboards } from '../support/saved-dashboards.ts'
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

const dashboards: Readonly<Record<'member' | 'long names', Parameters<typeof saveDashboards>[1]>> = {
  member: [
    { name: 'Semaine de partiels' },
    { name: 'Dimanche calme', without: ['Taskboard', 'LifePlanner'] },
    { name: 'Mémoire', without: ['ZenFlow'] },
  ],
  'long names': [{ name: longName }, { name: `${longName} (copie)` }],
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
  const preferences = { values: { mode, theme }, pending: ['mode', 'theme'] }
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
