import type { Page } from '@playwright/test'
import type { Open } from '../faults/test.ts'
import { SEEN_WITHIN_MS } from '../page-alive.ts'

/** A route through the app that a browser repeats. */
export interface Round {
  signedIn: boolean
  /** A text is an address to open in a new document; a pattern is the name of a link to follow. */
  steps: (string | RegExp)[]
}

/** Together they show pages of every remote. Each returns to the home page after a few steps, like new visitors. */
export const rounds: readonly Round[] = [
  {
    signedIn: false,
    steps: ['/', /^Découvrir$/, '/', /^Éducation$/, /^Centre d'aide$/, /^Cadence, accueil$/],
  },
  { signedIn: false, steps: ['/login', /^Créer un compte$/, /^Cadence, accueil$/, '/'] },
  {
    signedIn: true,
    steps: ['/', '/dashboard', /^Collection$/, '/', '/settings', /^Appearance$/, /^Dashboard$/],
  },
]

/** Results of one browser. */
export interface Trip {
  pages: number
  faults: string[]
}

/** Whether a request is for a document or a file of a release, and not for the API. */
const isOfReleases = (pathname: string) => !pathname.startsWith('/api/')

/** The fault of a page that shows no heading within the time limit; null when it shows one. */
async function blankness(page: Page): Promise<string | null> {
  const shows = page.locator('#root h1:visible, #root h2:visible').first()
  const came = await shows.waitFor({ timeout: SEEN_WITHIN_MS }).then(
    () => true,
    () => false,
  )
  return came ? null : `${new URL(page.url()).pathname} is blank`
}

/** Repeats a route in its own browser until it is stopped. */
export async function startBrowser(open: Open, url: string, round: Round): Promise<() => Promise<Trip>> {
  const { page, watch } = await open({ signedIn: round.signedIn, url })
  const trip: Trip = { pages: 0, faults: [] }
  page.setDefaultTimeout(SEEN_WITHIN_MS)
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() >= 400 && isOfReleases(pathname))
      trip.faults.push(`${pathname} answered ${response.status()}`)
  })
  page.on('requestfailed', (request) => {
    // A new document aborts the pending requests of the old one.
    const why = request.failure()?.errorText ?? ''
    if (why !== 'net::ERR_ABORTED' && isOfReleases(new URL(request.url()).pathname))
      trip.faults.push(`${new URL(request.url()).pathname} failed: ${why}`)
  })
  let over = false
  const walk = async () => {
    for (let at = 0; !over; at += 1) {
      const step = round.steps[at % round.steps.length] ?? '/'
      if (typeof step === 'string') await page.goto(step)
      else await page.getByRole('link', { name: step }).first().click()
      trip.pages += 1
      const blank = await blankness(page)
      if (blank) trip.faults.push(blank)
    }
  }
  const walking = walk().catch((error: unknown) => trip.faults.push(String(error)))
  return async () => {
    over = true
    await walking
    const emptied = await watch.blank()
    if (emptied > 0) trip.faults.push(`the app took everything off the screen ${emptied} times`)
    return trip
  }
}
