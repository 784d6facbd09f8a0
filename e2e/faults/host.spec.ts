import type { Page } from '@playwright/test'
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
import { PATIENCE_MS } from '../support/page-alive.ts'
import { sample } from '../support/sample.ts'
import { together } from './in-parallel.ts'
import { expectPage, linkedPlaces, type Place } from './remote-pages.ts'

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

/** CSS alone shows the text after a delay. The test makes the delay short. */
const SPEED = 20
async function hurryAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: SPEED })
}

/** Delay of the text in the CSS, in milliseconds. */
function waitOf(page: Page): Promise<number> {
  return page.locator('.boot').evaluate((text) => {
    const { animationDelay, animationDuration } = getComputedStyle(text)
    return (Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration)) * 1000
  })
}

test('when the shell’s own script fails, static text says so in time and offers to load again', ({ open }) =>
  together(
    sample(cases, 3),
    ({ name, place }) => `the script ${name}, ${place.path}`,
    async ({ answer, place }) => {
      const { page, inject, heal, context } = await open(place)
      inject({ on: (path) => path.startsWith('/host/') && path.endsWith('.js'), answer })
      await hurryAnimations(page)
      await page.goto(place.path, { waitUntil: 'commit' })
      expect(await waitOf(page)).toBeLessThan(PATIENCE_MS)
      await expect(page.getByText('Cadence n’a pas pu démarrer.')).toBeVisible()
      const again = page.getByRole('link', { name: 'Recharger la page' })
      heal()
      await again.click()
      await expectPage(page, place)
      await expect(again).toBeHidden()
      await context.close()
    },
  ))
