import { sessionKeys } from '@cadence/shared/auth'
import type { Page, Route } from '@playwright/test'
import { full } from '../support/sample.ts'
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

const TABS = 5

async function expectSameSession(
  pages: readonly Page[],
  same: 'both tokens' | 'refresh token',
): Promise<void> {
  const [first] = pages
  if (!first) return
  const token = await storedText(first, sessionKeys.accessToken)
  const refreshToken = await storedText(first, sessionKeys.refreshToken)
  const held = { isAuthenticated: true, refreshToken, ...(same === 'both tokens' ? { token } : {}) }
  for (const page of pages) await expect.poll(() => sessionIn(page)).toMatchObject(held)
}

// Every browser that the product supports has Web Locks: without them only in a full run.
for (const { locks, expiries } of [
  { locks: true, expiries: full ? 20 : 3 },
  ...(full ? [{ locks: false, expiries: 20 }] : []),
]) {
  const name = locks ? 'with Web Locks' : 'without Web Locks'
  test(`${TABS} tabs whose token expires ${expiries} times, ${name}: nobody is signed out`, async ({
    page,
    context,
  }) => {
    test.setTimeout(90_000)
    if (!locks) {
      await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
    }
    const pages = [page]
    while (pages.length < TABS) pages.push(await context.newPage())
    for (const tab of pages) await settled(tab, '/help')
    const storageTab = await openStorageTab(context)
    const signedOut: string[] = []
    for (const tab of pages) {
      tab.on('framenavigated', (frame) => {
        if (!frame.url().endsWith('/help')) signedOut.push(frame.url())
      })
    }
    const wire = watchWire(context)
    for (let nth = 1; nth <= expiries; nth += 1) {
      await expireIn(storageTab, pages)
      const answers = await Promise.all(pages.map((tab) => askAtOnce(tab, 3)))
      expect(answers.flat(), `expiry ${nth}`).toEqual(Array(3 * TABS).fill(200))
      // What one tab was given reaches the others a moment later. Tabs that renewed at the same time without a lock have
      // an access token each, and the API gave all of them the same refresh token.
      await expectSameSession(pages, locks ? 'both tokens' : 'refresh token')
    }
    expect(signedOut).toEqual([])
    if (locks) {
      expect(wire.refreshes).toBe(expiries)
      expect(wire.mostAtOnce).toBe(1)
    }
    await page.reload()
    await expectScreen(page, screenAt('/help'))
  })
}

test('a tab that hangs while it renews the session, or is closed, holds up no other', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000)
  const other = await context.newPage()
  await settled(page, '/help')
  await settled(other, '/help')
  const storageTab = await openStorageTab(context)
  let held: Route | undefined
  await page.route('**/auth/refresh-token', (route) => {
    held = route
  })

  await test.step('It hangs', async () => {
    await expireIn(storageTab, [page, other])
    const hanging = askAtOnce(page, 1)
    await expect.poll(() => held !== undefined).toBe(true)
    expect(await askAtOnce(other, 3)).toEqual([200, 200, 200])
    // The tab's own request was late, and the API answers with the same next token.
    await held?.continue()
    expect(await hanging).toEqual([200])
    await expectSameSession([page, other], 'both tokens')
  })

  await test.step('It is closed', async () => {
    held = undefined
    await expireIn(storageTab, [page, other])
    const closing = askAtOnce(page, 1).catch(() => 'closed')
    await expect.poll(() => held !== undefined).toBe(true)
    const waiting = askAtOnce(other, 3)
    await page.close()
    expect(await closing).toBe('closed')
    expect(await waiting).toEqual([200, 200, 200])
    await expectScreen(other, screenAt('/help'))
  })
})
