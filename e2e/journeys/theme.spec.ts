import { expectAlive, expectSameDocument, markDocument } from '../support/page-alive.ts'
import { full, sample } from '../support/sample.ts'
import { enterAsMember } from '../support/signed-in-member.ts'
import { expect, test } from '../support/test.ts'
import { expectScheme, groundsOf, recordFrames, storeTheme } from '../support/theme.ts'

const broken = ['', 'undefined', 'null', '{', '[]', '0', '"light"', 'LIGHT', '__proto__', '\ud800']

/** The scheme of each system and stored mode; without a mode the page is dark. A sample has those that a unit test cannot see fail. */
const schemes = [
  ['light', undefined, 'dark'],
  ['dark', 'light', 'light'],
  ['dark', 'system', 'dark'],
  ['dark', undefined, 'dark'],
  ['dark', 'dark', 'dark'],
  ['light', 'dark', 'dark'],
  ['light', 'light', 'light'],
  ['light', 'system', 'light'],
] as const

test('the page is dark until a mode is stored, and then in that mode', async ({ page }) => {
  await page.goto('/login')
  for (const [colorScheme, stored, scheme] of full ? schemes : schemes.slice(0, 3)) {
    await test.step(`${stored ?? 'nothing'} on a ${colorScheme} system`, async () => {
      await page.emulateMedia({ colorScheme })
      await page.evaluate(
        (mode) => (mode ? localStorage.setItem('theme', mode) : localStorage.clear()),
        stored,
      )
      await page.reload()
      await expectScheme(page, scheme)
    })
  }
})

test('a stored text that is no mode counts as dark', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/login')
  for (const text of sample(['x'.repeat(1_000_000), ...broken], 6)) {
    await test.step(JSON.stringify(text.slice(0, 20)), async () => {
      await page.evaluate((value) => localStorage.setItem('theme', value), text)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectScheme(page, 'dark')
    })
  }
})

test('where storage is forbidden the page is dark and works', { tag: '@nightly' }, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAlive(page)
  await expectScheme(page, 'dark')
})

test('a system that changes is followed at once, and only in its mode', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/login')
  await page.evaluate(() => localStorage.setItem('theme', 'system'))
  await page.emulateMedia({ colorScheme: 'light' })
  await page.reload()
  await expectScheme(page, 'light')
  await markDocument(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectScheme(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectScheme(page, 'light')
  await expectSameDocument(page)
})

test('without JavaScript the page is dark', { tag: '@nightly' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await expect(page.locator('html')).not.toHaveAttribute('data-mode')
  await context.close()
})

test('a member chooses on the Appearance page: at once, everywhere, in every tab, kept', {
  tag: '@firefox',
}, async ({ page }) => {
  await enterAsMember(page, { path: '/help' })
  const otherTab = await page.context().newPage()
  await otherTab.goto('/dashboard')
  await expectScheme(otherTab, 'dark')

  await test.step('Given the Appearance page, where dark is chosen', async () => {
    await page.getByRole('link', { name: 'Appearance' }).first().click()
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await markDocument(page)
  })

  await test.step('When they press Light, this tab and the other are light', async () => {
    await page.getByText('Light', { exact: true }).click()
    await expectScheme(page, 'light')
    await expectScheme(otherTab, 'light')
  })

  await test.step('And the keyboard reaches every mode', async () => {
    await page.getByRole('radio', { name: 'Light' }).press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'System' })).toBeChecked()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked()
    await expectScheme(page, 'light')
    await expectSameDocument(page)
  })

  await test.step('Then it is so on the public site and after a reload', async () => {
    await page.goto('/')
    await expectScheme(page, 'light')
    await page.goto('/appearance')
    await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked()
  })

  await test.step('And what one tab chooses, the control of the other shows', async () => {
    await otherTab.goto('/appearance')
    await otherTab.getByRole('radio', { name: 'Dark' }).check()
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await expectScheme(page, 'dark')
  })
})

test('no frame of a start is in the wrong theme', { tag: '@nightly' }, async ({ page }) => {
  test.slow()
  await enterAsMember(page, { path: '/help' })
  await page.emulateMedia({ colorScheme: 'light' })
  await recordFrames(page)
  const seen = new Map<string, string>()
  for (const mode of ['light', 'system', 'dark']) {
    await page.evaluate((value) => localStorage.setItem('theme', value), mode)
    // The sign-in screen and the app area get their first HTML in the same way.
    const others = full ? ['/verify-email', '/dashboard'] : ['/dashboard'].filter(() => mode === 'light')
    for (const path of ['/', ...others]) {
      await test.step(`${path} with ${mode} stored`, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectScheme(page, mode === 'dark' ? 'dark' : 'light')
        const grounds = await groundsOf(page)
        expect(grounds).toHaveLength(1)
        seen.set(mode, grounds.join())
      })
    }
  }
  expect(seen.get('system')).toBe(seen.get('light'))
  expect(seen.get('dark')).not.toBe(seen.get('light'))
})

test('no frame of the sign-in screen is dark for a visitor who chose light', async ({ page }) => {
  await storeTheme(page, 'light')
  await recordFrames(page)
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectScheme(page, 'light')
  expect(await groundsOf(page)).toHaveLength(1)
})
