import type { Page } from '@playwright/test'
import { signIn, signOut } from '../support/member.ts'
import { screenAt } from '../support/site-map.ts'
import { expectScreen } from '../support/visit.ts'
import { type Account, expect, test } from '../support/visitor-kinds.ts'

test('what one tab does to the session, the other follows', async ({ page, context, account }) => {
  const other = await context.newPage()

  await test.step('Signing in opens in the other tab what it asked for', async () => {
    await page.goto('/login')
    await other.goto('/collection?a=1')
    await expectScreen(other, screenAt('/login'))
    await signIn(page, account.person)
    await expectScreen(page, screenAt('/dashboard'))
    await expectScreen(other, screenAt('/collection'))
    expect(new URL(other.url()).search).toBe('?a=1')
  })

  await test.step('Signing out leads it to the sign-in', async () => {
    await signOut(page)
    await expectScreen(other, screenAt('/login'))
    await other.reload()
    await expectScreen(other, screenAt('/login'))
  })
})

const storageOf = ({ state }: Account) =>
  Object.fromEntries(
    state.origins.flatMap(({ localStorage }) => localStorage.map(({ name, value }) => [name, value])),
  )

const restore = (page: Page, items: Record<string, string>) =>
  page.evaluate((all) => {
    // The app writes the store's key last.
    const { 'auth-storage': store, ...rest } = all
    for (const [key, value] of Object.entries({ ...rest, 'auth-storage': store }))
      localStorage.setItem(key, value ?? '')
  }, items)

test.describe('as member', () => {
  test.use({ kind: 'member' })

  test('a session that is removed in one tab is over in the other, which goes on', {
    tag: '@nightly',
  }, async ({ page, context, account }) => {
    await page.goto('/unauthorized')
    const other = await context.newPage()
    for (const key of [null, 'auth-storage', 'accessToken', 'refreshToken', 'user']) {
      await test.step(key ?? 'everything', async () => {
        await restore(page, storageOf(account))
        await other.goto('/help')
        await expectScreen(other, screenAt('/help'))
        await page.evaluate((name) => (name ? localStorage.removeItem(name) : localStorage.clear()), key)
        await expectScreen(other, screenAt('/login'))
        await other.goBack()
        await page.evaluate(() => localStorage.clear())
      })
    }
  })
})
