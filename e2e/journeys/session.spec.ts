import { sessionKeys } from '@cadence/shared/auth'
import type { Route } from '@playwright/test'
import { post } from '../support/account.ts'
import { signIn, signOut } from '../support/member.ts'
import { expectSameDocument, markDocument } from '../support/page-alive.ts'
import { sample } from '../support/sample.ts'
import {
  askAtOnce,
  expect,
  expireIn,
  openStorageTab,
  sessionIn,
  settled,
  storedText,
  test,
  watchWire,
} from '../support/session.ts'
import { screenAt } from '../support/site-map.ts'
import { expectScreen } from '../support/visit.ts'

const API = '**/api/v1/**'
const REFRESH = '**/api/v1/auth/refresh-token'
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

test.describe('an access token that has expired', () => {
  test.use({ accessToken: 'refused' })

  test('50 calls at once: one refresh, and each call twice on the wire', async ({ page, context }) => {
    const wire = watchWire(context)
    const refusals = new Set<string>()
    context.on('response', (response) => {
      if (response.status() === 401 && response.url().includes('call=')) refusals.add(response.url())
    })
    // The refresh waits until the API has refused all calls. A later call would use the new token.
    let release: () => void = () => undefined
    const allRefused = new Promise<void>((resolve) => {
      release = resolve
    })
    await context.route(REFRESH, async (route) => {
      await allRefused
      await route.continue()
    })
    await page.goto('/help')
    await expectScreen(page, screenAt('/help'))
    const answers = askAtOnce(page, 50)
    await expect.poll(() => refusals.size).toBe(50)
    release()

    expect(await answers).toEqual(Array(50).fill(200))
    expect(wire.refreshes).toBe(1)
    const own = [...wire.sent].filter(([call]) => call.includes('call='))
    expect(own.map(([, times]) => times)).toEqual(Array(50).fill(2))
    const others = [...wire.sent].filter(([call]) => /GET .*\/api\/v1\//.test(call))
    expect(Math.max(...others.map(([, times]) => times))).toBe(2)
    await expectScreen(page, screenAt('/help'))
  })

  test('a session that the API has ended leads to the sign-in, says so, and back to where it was', async ({
    page,
    context,
    session,
    account,
  }) => {
    const wire = watchWire(context)
    await post('/auth/logout', { refreshToken: session.refreshToken })
    await page.goto('/collection?a=1')
    await expectScreen(page, screenAt('/login'))
    await expect(page.getByText('Session expired. Please login again.')).toBeVisible()
    expect(wire.refreshes).toBe(1)
    for (const key of [sessionKeys.accessToken, sessionKeys.refreshToken, sessionKeys.user]) {
      expect(await storedText(page, key)).toBeNull()
    }
    await signIn(page, account.person)
    await expectScreen(page, screenAt('/collection'))
    expect(new URL(page.url()).search).toBe('?a=1')
  })

  test('an API that fails to renew it ends nothing: the next call works, without a reload', {
    tag: '@nightly',
  }, async ({ page, context, session }) => {
    const failures: [string, (route: Route) => Promise<void>][] = [
      ['it is down', (route) => route.abort('connectionrefused')],
      ['it answers 500', (route) => route.fulfill({ status: 500, json: { success: false } })],
      ['it answers 503 with a page', (route) => route.fulfill({ status: 503, body: '<!doctype html>' })],
      ['it asks to wait', (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '60' } })],
    ]
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('refresh-token'))
    let answer = (route: Route) => route.abort('connectionrefused')
    await context.route(REFRESH, (route) => answer(route))
    await page.goto('/help')
    await failed
    await markDocument(page)
    for (const [name, how] of failures) {
      await test.step(name, async () => {
        answer = how
        expect(await askAtOnce(page, 3)).toEqual(
          Array(3).fill(expect.stringContaining('ApiError: Failed to refresh token')),
        )
        expect(await sessionIn(page)).toMatchObject({
          isAuthenticated: true,
          refreshToken: session.refreshToken,
        })
        expect(await storedText(page, sessionKeys.refreshToken)).toBe(session.refreshToken)
      })
    }
    await context.unroute(REFRESH)
    expect(await askAtOnce(page, 3)).toEqual([200, 200, 200])
    await expectScreen(page, screenAt('/help'))
    await expectSameDocument(page)
  })
})

test('without a network nobody is signed out, and with it again the next call works', async ({
  page,
  context,
}) => {
  await settled(page, '/help')
  const storageTab = await openStorageTab(context)
  await markDocument(page)
  await expireIn(storageTab, [page])
  await context.setOffline(true)
  expect(await askAtOnce(page, 2)).toEqual(Array(2).fill(expect.stringContaining('Network Error')))
  expect(await sessionIn(page)).toMatchObject({ isAuthenticated: true })
  await expectScreen(page, screenAt('/help'))
  await context.setOffline(false)
  expect(await askAtOnce(page, 2)).toEqual([200, 200])
  await expectSameDocument(page)
})

const failures: [string, (route: Route) => unknown][] = [
  ['is down', (route) => route.abort('connectionrefused')],
  ['answers 500', (route) => route.fulfill({ status: 500, json: { success: false } })],
  ['never answers', () => undefined],
]

for (const [name, fail] of sample(failures, 3)) {
  test(`signing out while the API ${name}: over here and in every tab`, async ({ page, context }) => {
    const other = await context.newPage()
    await settled(page, '/help')
    await settled(other, '/collection')
    await context.route(API, fail)
    // Playwright's click waits for frames, and a hidden tab draws few.
    await page.bringToFront()
    await signOut(page)
    await expectScreen(other, screenAt('/login'))
    for (const key of [sessionKeys.accessToken, sessionKeys.refreshToken, sessionKeys.user]) {
      expect(await storedText(page, key)).toBeNull()
    }
    for (const tab of [page, other]) {
      await tab.goto('/collection')
      await expectScreen(tab, screenAt('/login'))
    }
  })
}

// In the test the clock jumps to the other side.
const clocks: [string, number, number][] = [
  ['a day ahead', DAY_MS + MINUTE_MS, 1],
  ['a day behind', -DAY_MS, 1],
  ['five minutes ahead', 5 * MINUTE_MS, 0],
  ['five minutes behind', -5 * MINUTE_MS, 0],
]

for (const [name, shift, refreshes] of sample(clocks, 4)) {
  test(`a clock that is ${name} signs nobody out and renews nothing again and again`, async ({
    page,
    context,
  }) => {
    const wire = watchWire(context)
    await page.clock.install({ time: Date.now() + shift })
    await settled(page, '/help')
    await settled(page, '/collection')
    await expectScreen(page, screenAt('/collection'))

    await test.step('Then it jumps to the other side', async () => {
      await page.clock.setSystemTime(Date.now() - shift)
      expect(await askAtOnce(page, 3)).toEqual([200, 200, 200])
      await settled(page, '/help')
    })
    // The jump back by two days makes a session look new, the jump ahead makes it look old, once.
    expect(wire.refreshes).toBe(refreshes)
    expect(await sessionIn(page)).toMatchObject({ isAuthenticated: true })
  })
}

test('a role that was written into storage lasts until the API is asked', { tag: '@nightly' }, async ({
  page,
  context,
  session,
}) => {
  const storageTab = await openStorageTab(context)
  await storageTab.evaluate((keys) => {
    for (const key of [keys.user, keys.store]) {
      const value = localStorage.getItem(key) ?? ''
      localStorage.setItem(key, value.replace('"role":"user"', '"role":"superadmin"'))
    }
  }, sessionKeys)
  await settled(page, '/help')
  await expect.poll(() => sessionIn(page)).toMatchObject({ role: 'user', isAuthenticated: true })
  expect(JSON.parse((await storedText(page, sessionKeys.user)) ?? '')).toEqual(session.user)
  expect(await storedText(page, sessionKeys.store)).not.toContain('superadmin')
})

test.describe('as a visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('a wrong password is an answer, not an expired session: the text stays on the form', {
    tag: '@nightly',
  }, async ({ page, context, account }) => {
    const wire = watchWire(context)
    await page.goto('/login')
    await signIn(page, { ...account.person, password: 'Samedi-2026' })
    await expect(page.getByRole('alert')).toBeVisible()
    await expectScreen(page, screenAt('/login'))
    const posts = [...wire.sent].filter(([call]) => call.startsWith('POST') && call.includes('/api/'))
    expect(posts).toEqual([[expect.stringMatching(/\/auth\/login$/), 1]])
  })
})
