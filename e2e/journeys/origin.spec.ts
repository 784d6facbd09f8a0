import type { Page } from '@playwright/test'
import { signIn, signOut } from '../support/member.ts'
import { sample } from '../support/sample.ts'
import { protectedPaths, screenAt } from '../support/site-map.ts'
import { expectScreen, goInApp } from '../support/visit.ts'
import { expect, test } from '../support/visitor-kinds.ts'

/** Storage key of the address that was requested before sign-in. */
const ORIGIN_KEY = 'cadence:origin'

const forged = [
  'https://evil.example/tasks',
  'https:evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '%2f%2fevil.example',
  '/%2f%2fevil.example',
  '/.//evil.example',
  '/tasks/..//evil.example',
  '//user@evil.example',
  '/@evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/／evil.example',
  '/api/v1/auth/google',
  '/login',
  '/nowhere',
]

const remember = (page: Page, address: string) =>
  page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [ORIGIN_KEY, address] as const)

test('a visitor who asks for a protected page signs in and lands there, with query and hash', async ({
  page,
  account,
}) => {
  test.setTimeout(120_000)
  const start = screenAt('/unauthorized')
  await page.goto(start.path)
  for (const path of sample(protectedPaths, 3)) {
    await test.step(path, async () => {
      await page.goto(`${path}?a=1&b=é#part`)
      await expectScreen(page, screenAt('/login'))
      await signIn(page, account.person)
      await expectScreen(page, screenAt(path))
      const { searchParams, hash } = new URL(page.url())
      expect({ ...Object.fromEntries(searchParams), hash }).toEqual({ a: '1', b: 'é', hash: '#part' })

      // Neither redirect is in the history.
      await signOut(page)
      await page.goBack()
      await expectScreen(page, start)
    })
  }
})

for (const address of ['//evil.example', 'javascript:alert(1)', '/\\evil.example']) {
  test(`after sign-in nobody is led to ${address}`, async ({ page, account }) => {
    await page.goto('/login')
    await remember(page, address)
    await signIn(page, account.person)
    await expectScreen(page, screenAt('/dashboard'))
  })
}

test.describe('as member', () => {
  test.use({ kind: 'member' })

  test('a remembered address of this app is used once, and a forged one never', async ({ page, baseURL }) => {
    test.setTimeout(120_000)
    const start = screenAt('/')
    await page.goto(start.path)
    await expectScreen(page, start)
    const land = async (address: string | null, path: string) => {
      if (address !== null) await remember(page, address)
      await goInApp(page, '/login')
      await expectScreen(page, screenAt(path))
      expect(new URL(page.url()).origin).toBe(baseURL)
      await page.goBack()
      await expectScreen(page, start)
    }
    await land('/help', '/help')
    await land(null, '/dashboard')
    for (const address of sample(forged, 3))
      await test.step(JSON.stringify(address), () => land(address, '/dashboard'))
  })
})
