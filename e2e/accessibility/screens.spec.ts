import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { becomeMember } from '../support/member.ts'
import { expect, test } from '../support/test.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

const publicPaths = [
  '/',
  '/education',
  '/community',
  '/discover',
  '/ambassador-program',
  '/join-discord',
  '/legal-notice',
  '/privacy-policy',
  '/cgu',
  '/help-center',
  '/login',
  '/register',
  '/forgot-password',
  '/verify-email',
  '/verify-email?token=unknown',
  '/reset-password',
  '/unauthorized',
]

const memberPaths = [
  '/dashboard',
  '/tasks',
  '/collection',
  '/appearance',
  '/community-hub',
  '/settings',
  '/whats-new',
  '/help',
]

async function expectAccessible(page: Page, path: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    // Colours are judged when nothing fades any more.
    await page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .map((a) => (a.effect?.getTiming().iterations === Infinity ? a.pause() : a.finished)),
      ),
    )
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${path} at ${size.width}: ${id} ${nodes[0]?.html}`)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `${path} at ${size.width} px scrolls sideways`).toBeLessThanOrEqual(0)
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of publicPaths) {
  test(`${path} has no accessibility fault`, async ({ page }) => {
    await expectAccessible(page, path)
  })
}

test('the app area has no accessibility fault', async ({ page }) => {
  await becomeMember(page)
  for (const path of memberPaths) await test.step(path, () => expectAccessible(page, path))
})
