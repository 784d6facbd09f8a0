import { PATIENCE_MS, SEEN_WITHIN_MS } from '../support/alive.ts'
import {
  failure,
  headersThenNothing,
  html,
  nothing,
  reset,
  script,
  truncated,
} from '../support/faults/answers.ts'
import type { Answer } from '../support/faults/proxy.ts'
import { expect, test } from '../support/faults/test.ts'
import { expectPage, linkedPlaces, type Place } from './places.ts'
import { together } from './together.ts'

declare global {
  // Only `var` declares a property of the page's global object.
  var cadenceBoot: number | undefined
}

const faults: [string, Answer][] = [
  ['is reset', reset],
  ['is not found', failure(404, 'Not found')],
  ['is HTML', html],
  ['is never answered', nothing],
  ['sends its headers and nothing else', headersThenNothing],
  ['breaks off', truncated],
  ['is empty', script('')],
  ['does not parse', script('const const')],
  ['throws', script('throw new Error("broken host")')],
]

const cases = faults.map(([name, answer], index) => {
  const place: Place | undefined = linkedPlaces[index % linkedPlaces.length]
  if (!place) throw new Error('There is no place')
  return { name, answer, place }
})

test.describe.configure({ timeout: 180_000 })

/** So many at a time: more would wait for each other on a small machine, and each is to be in time. */
const AT_ONCE = 3
const groups = Array.from({ length: cases.length / AT_ONCE }, (_, group) =>
  cases.slice(group * AT_ONCE, (group + 1) * AT_ONCE),
)

for (const group of groups) {
  const names = group.map(({ name }) => name).join(', ')
  test(`when the shell’s own script ${names}, static text says so in time and offers to load again`, ({
    open,
  }) =>
    together(
      group,
      ({ name, place }) => `the script ${name}, ${place.path}`,
      async ({ answer, place }) => {
        const { page, inject, heal } = await open(place)
        inject({ on: (path) => path.startsWith('/host/') && path.endsWith('.js'), answer })
        // The text is shown by style alone; its animation tells when.
        await page.addInitScript(() => {
          addEventListener('animationstart', () => {
            globalThis.cadenceBoot = performance.now()
          })
        })
        await page.goto(place.path, { waitUntil: 'commit' })
        await expect(page.getByText('Cadence n’a pas pu démarrer.')).toBeVisible({ timeout: SEEN_WITHIN_MS })
        expect(await page.evaluate(() => globalThis.cadenceBoot)).toBeLessThan(PATIENCE_MS)
        const again = page.getByRole('link', { name: 'Recharger la page' })
        heal()
        await again.click()
        await expectPage(page, place)
        await expect(again).toBeHidden()
      },
    ))
}
