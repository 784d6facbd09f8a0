import { routes } from '@cadence/host/routes'
import { full, sample } from '../support/sample.ts'
import { landing, protectedPaths, samplePaths, screenAt, statedPaths } from '../support/site-map.ts'
import { expectScreen, goInApp, layoutsSeen, noteLayouts } from '../support/visit.ts'
import { expect, kinds, test } from '../support/visitor-kinds.ts'

test('the host’s table has every path of the specification, in its order', () => {
  expect(routes.map(({ path }) => path).filter((path) => statedPaths.includes(path))).toEqual(statedPaths)
})

/** The guards' table is a unit test's: the ways of other roles and of unverified mails are gone in a full run, too. */
for (const kind of kinds.filter((one) => full || one === 'visitor' || one === 'member')) {
  test.describe(`as ${kind}`, () => {
    test.use({ kind })

    test('every address leads where it must, shows no other frame, and back leads back', async ({ page }) => {
      test.setTimeout(120_000)
      await noteLayouts(page)
      let before = screenAt('/unauthorized')
      await page.goto(before.path)
      // For these members the test covers only a sample.
      const isSample = kind === 'unverified' || kind === 'other role'
      const paths = isSample ? samplePaths : sample(statedPaths, 5)
      for (const path of paths.filter((other) => other !== '/unauthorized')) {
        await test.step(path, async () => {
          const end = landing(kind, path)
          await page.goto(path)
          await expectScreen(page, end)
          // The callback page itself shows before it leads on; nothing else does.
          const shown = path === '/success-login' ? ['none', end.layout] : [end.layout]
          expect(await layoutsSeen(page)).toEqual([...new Set(shown)])
          if (end.path === path) {
            before = end
          } else {
            // A redirected member can still go back.
            await page.goBack()
            await expectScreen(page, before)
          }
        })
      }
    })

    if (kind === 'unverified') return

    test('every page change inside the app leads where it must, and back leads back', {
      tag: '@nightly',
    }, async ({ page }) => {
      test.setTimeout(120_000)
      for (const start of [screenAt('/'), ...(kind === 'member' ? [screenAt('/dashboard')] : [])]) {
        await page.goto(start.path)
        await expectScreen(page, start)
        // From the dashboard the test follows only its links; it tried the other paths from `/`.
        const paths = sample(start.path === '/' ? statedPaths : protectedPaths, 5)
        for (const path of paths.filter((other) => other !== start.path)) {
          await test.step(`${start.path} to ${path}`, async () => {
            await goInApp(page, path)
            await expectScreen(page, landing(kind, path))
            await page.goBack()
            await expectScreen(page, start)
          })
        }
      }
    })
  })
}

const unknown = [
  '/nowhere',
  '/dashboard/x',
  '/tasks/1',
  '/tasks;x',
  '//evil.example',
  '//evil.example/tasks',
  '///',
  '/%2f%2fevil.example',
  '/\\evil.example',
  '/%',
  '/%00',
  '/é',
  '/日本語',
  '/index.html',
  '/constructor',
  '/__proto__',
  `/${'x'.repeat(3000)}`,
]

test('an unknown path leads home, and back leads back', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  const start = screenAt('/unauthorized')
  await page.goto(start.path)
  for (const path of sample(unknown, 9)) {
    await test.step(path.slice(0, 40), async () => {
      await page.goto(baseURL + path)
      await expectScreen(page, screenAt('/'))
      expect(page.url()).toBe(`${baseURL}/`)
      await page.goBack()
      await expectScreen(page, start)
    })
  }
})

test.describe('as member', () => {
  test.use({ kind: 'member' })

  test('an unknown path leads home too', { tag: '@nightly' }, async ({ page, baseURL }) => {
    for (const path of sample(unknown.slice(0, 3), 3)) {
      await page.goto(baseURL + path)
      await expectScreen(page, screenAt('/'))
    }
  })

  test('a known path in another writing is the page of the table', { tag: '@nightly' }, async ({
    page,
    baseURL,
  }) => {
    for (const [written, path, rest] of [
      ['/tasks/', '/tasks', ''],
      ['/Community-Hub?a=1#part', '/community-hub', '?a=1#part'],
    ] as const) {
      await page.goto(written)
      await expectScreen(page, screenAt(path))
      expect(page.url()).toBe(baseURL + path + rest)
    }
  })
})

test('a sign-in screen that is slow to come never shows in the frame of the protected page', {
  tag: '@nightly',
}, async ({ page }) => {
  await noteLayouts(page)
  let answer = () => {}
  const slow = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/remotes/auth/**', async (route) => {
    await slow
    await route.continue()
  })
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(page.getByRole('status', { name: 'Chargement de la page' })).toBeVisible()
  answer()
  await expectScreen(page, screenAt('/login'))
  expect(await layoutsSeen(page)).toEqual(['auth'])
})
