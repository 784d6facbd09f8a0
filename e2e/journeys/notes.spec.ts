import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../support/new-member-test.ts'
import { full } from '../support/sample.ts'

/** Upper limit of lost typing, in milliseconds. */
const MAY_BE_LOST = 500
const ROUNDS = full ? 20 : 2

const title = (page: Page) => page.getByRole('textbox', { name: 'Titre' })
const content = (page: Page) => page.getByRole('textbox', { name: 'Texte de la note' })

/** Kills the process that runs the page, as the system does when memory is short. */
async function kill(page: Page): Promise<void> {
  const gone = page.waitForEvent('crash')
  const devTools = await page.context().newCDPSession(page)
  // A dead process cannot answer the command; the page's `crash` event confirms it.
  devTools.send('Page.crash').catch(() => undefined)
  await gone
  await page.close()
}

/** Types for so many milliseconds. @returns what was typed, and when each key had reached the page. */
async function typeFor(page: Page, milliseconds: number) {
  const start = performance.now()
  const times: number[] = []
  let typed = ''
  while (performance.now() - start < milliseconds) {
    const letter = String.fromCharCode(97 + (typed.length % 26))
    await page.keyboard.press(letter)
    typed += letter
    times.push(performance.now())
  }
  return { typed, times }
}

/**
 * One note in a browser of its own, whose tab is killed while it is typed in, again and again.
 * @returns how old the oldest key was that each kill has cost, in milliseconds.
 */
async function killAgainAndAgain(browser: Browser, name: string, rounds: number): Promise<number[]> {
  const context = await browser.newContext()
  const lost: number[] = []
  let page = await context.newPage()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Nouvelle note' }).click()
  await title(page).fill(name)
  await title(page).press('Enter')
  let kept = ''
  for (let round = 0; round < rounds; round += 1) {
    const { typed, times } = await typeFor(page, MAY_BE_LOST + 40 + Math.random() * 300)
    const end = performance.now()
    await kill(page)

    page = await context.newPage()
    await page.goto('/dashboard')
    await page.locator('[data-note]').getByText(name, { exact: true }).click()
    const found = await content(page).inputValue()
    expect((kept + typed).startsWith(found)).toBe(true)
    // Text that survived an earlier kill is never lost.
    expect(found.length).toBeGreaterThanOrEqual(kept.length)
    const firstLost = times[found.length - kept.length]
    lost.push(firstLost === undefined ? 0 : end - firstLost)
    kept = found
    await content(page).press('Control+End')
  }
  await context.close()
  return lost
}

test('a tab killed in mid-typing loses at most the last half second, every time', async ({ browser }) => {
  // Up to twenty page loads, each of which takes seconds on a busy machine.
  test.setTimeout(120_000)
  const lanes = ['Un', 'Deux'].map((name) => killAgainAndAgain(browser, name, ROUNDS / 2))
  const lost = (await Promise.all(lanes)).flat()
  expect(lost).toHaveLength(ROUNDS)
  expect(Math.max(...lost)).toBeLessThanOrEqual(MAY_BE_LOST)
})
