import { loadThemeOffers, type Scheme, type ThemeSheet } from '@cadence/shared/theme'
import type { Page } from '@playwright/test'
import { sessionOf, signedInState } from '../support/account.ts'
import { expectNoColourFault } from '../support/axe.ts'
import { expect, test } from '../support/new-member-test.ts'
import { expectSameDocument, markDocument } from '../support/page-alive.ts'
import { full, sample } from '../support/sample.ts'
import { test as visitorTest } from '../support/test.ts'
import { expectScheme, groundsOf, recordFrames } from '../support/theme.ts'

const card = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

/** The background colour that a theme's card shows. */
const groundOn = (page: Page, name: string) =>
  card(page, name).evaluate((radio) => getComputedStyle(radio).getPropertyValue('--page'))

const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'))

const pageOf = (sheet: ThemeSheet, scheme: Scheme) => /--page:([^;]+);/.exec(sheet[scheme])?.[1] ?? ''

async function expectGround(page: Page, ground: string): Promise<void> {
  const shown = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--page'))
  await expect.poll(shown).toBe(ground)
}

test('a theme is tried, chosen, worn everywhere from the first frame on, and found again elsewhere', async ({
  page,
  newcomer,
  browser,
}) => {
  test.slow()
  await page.goto('/appearance')
  const origin = await groundOn(page, 'Origin')
  const mars = await groundOn(page, 'Mars, Premium')
  const otherTab = await page.context().newPage()
  await otherTab.goto('/dashboard')
  await markDocument(page)

  await test.step('The whole page shows the theme that the pointer rests on, and goes back', async () => {
    await expect(card(page, 'Origin')).toBeChecked()
    await page.getByText('Sunset', { exact: true }).hover()
    await expectGround(page, await groundOn(page, 'Sunset, Premium'))
    await page.getByRole('heading', { level: 1 }).hover()
    await expectGround(page, origin)
  })

  await test.step('The keyboard tries with its arrows and chooses with Space', async () => {
    await card(page, 'Origin').focus()
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
    await expect(card(page, 'Mars, Premium')).toBeFocused()
    await expectGround(page, mars)
    await expect(card(page, 'Origin')).toBeChecked()
    await expectGround(otherTab, origin)
    await page.keyboard.press('Space')
    await expect(card(page, 'Mars, Premium')).toBeChecked()
  })

  await test.step('Another tab, with another remote, wears it at once', async () => {
    await expectGround(otherTab, mars)
    await expectScheme(otherTab, 'dark')
    await otherTab.close()
  })

  await test.step('The mode chooses between its two looks', async () => {
    await page.getByRole('radio', { name: 'Light', exact: true }).check()
    await expectScheme(page, 'light')
    await expect.poll(() => groundOn(page, 'Mars, Premium')).not.toBe(mars)
    await page.getByRole('radio', { name: 'System', exact: true }).check()
    await expectSameDocument(page)
  })

  await test.step('No frame of a start is in another theme', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await recordFrames(page)
    for (const path of ['/', '/dashboard', '/appearance']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expectGround(page, mars)
      expect(await groundsOf(page), path).toHaveLength(1)
    }
    await expect(card(page, 'Mars, Premium')).toBeChecked()
  })

  await test.step('A second browser wears it after the sign-in', async () => {
    const context = await browser.newContext({
      storageState: signedInState(await sessionOf(newcomer)),
      colorScheme: 'dark',
    })
    const second = await context.newPage()
    await second.goto('/dashboard')
    await expectGround(second, mars)
    expect(await accentOf(second)).toBe(await accentOf(page))
    await second.goto('/appearance')
    await expect(card(second, 'Mars, Premium')).toBeChecked()
    await expect(second.getByRole('radio', { name: 'System', exact: true })).toBeChecked()
    await context.close()
  })
})

// The contrast of every look is a unit test's.
if (full)
  test('axe finds nothing to say of the colours of the looks of the themes', async ({
    page,
    newcomer: _,
  }) => {
    test.setTimeout(150_000)
    await page.goto('/appearance')
    const offers = await loadThemeOffers()
    // A page with texts, tags, steps and meters in the chosen theme.
    const hub = await page.context().newPage()
    // Before the page has applied the account's preferences, they may replace a choice of another tab.
    const told = hub.waitForResponse((response) => response.url().endsWith('/api/v1/preferences'))
    await hub.goto('/community-hub')
    await expect(hub.getByRole('progressbar', { name: 'Objectif de la communauté' })).toBeVisible()
    await told
    for (const scheme of ['dark', 'light'] as const) {
      if (scheme === 'light') await page.getByRole('radio', { name: 'Light', exact: true }).check()
      // Themes with one look were checked in the dark mode.
      const due = offers.filter(({ sheet: { dark, light } }) => scheme === 'dark' || dark !== light)
      for (const { name, premium, sheet } of sample(due, 6)) {
        await card(page, premium ? `${name}, Premium` : name).check()
        await expectGround(hub, pageOf(sheet, scheme))
        await expectNoColourFault(hub, `${name}, ${scheme}`)
      }
    }
  })

// Mars is seen above from its first frame on, and the default looks in theme.spec.ts.
if (full)
  visitorTest(
    'no frame of a start is in another theme than the one that is kept, whichever it is',
    async ({ page }) => {
      visitorTest.slow()
      const offers = await loadThemeOffers()
      expect(offers).toHaveLength(13)
      await page.goto('/login')
      await recordFrames(page)
      for (const [index, { sheet }] of sample([...offers.entries()], 4)) {
        // Some of them, in one of their looks, the next in the other: a full run sees all 26.
        const schemes: Scheme[] = index % 8 === 0 ? ['dark', 'light'] : ['light', 'dark']
        for (const scheme of full ? schemes : schemes.slice(0, 1)) {
          const kept = { theme: scheme, colorTheme: JSON.stringify(sheet) }
          await page.evaluate((items) => Object.assign(localStorage, items), kept)
          await page.goto('/login')
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expectGround(page, pageOf(sheet, scheme))
          expect(await groundsOf(page), `${sheet.id}, ${scheme}`).toHaveLength(1)
        }
      }
    },
  )
