import type { Page } from '@playwright/test'
import { releaseServerPerTest } from '../support/faults/releases.ts'
import { expect, test } from '../support/faults/test.ts'
import { expectDashboard, expectNoted, openKept } from '../support/offline.ts'
import { sample } from '../support/sample.ts'

test.use({ serviceWorkers: 'allow' })

const releases = releaseServerPerTest()

/** Workers of this browser, and names of caches that they filled. */
const left = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).filter((name) => name.startsWith('cadence-')),
  }))

const ways = [
  // A kept document answers, which does not know of the switch.
  { how: 'a visit', load: (page: Page) => page.goto('/dashboard') },
  { how: 'a reload', load: (page: Page) => page.reload() },
]

for (const { how, load } of sample(ways, 2))
  test(`switched off, the worker goes with ${how}, what it kept with the next, and pages register none again`, async ({
    open,
  }) => {
    const page = await openKept(open, releases().url)
    expect(await left(page)).toMatchObject({ workers: 1 })
    await releases().restart({ serviceWorker: 'off' })
    await load(page)
    await expectDashboard(page)
    await expect.poll(async () => (await left(page)).workers).toBe(0)
    // This page is under the worker to its end, which may still keep files.
    await page.goto('/dashboard')
    await expectDashboard(page)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    await expect.poll(() => left(page)).toEqual({ workers: 0, caches: [] })
    // That nothing happens needs a time: a page registers its worker within it otherwise.
    await page.waitForFunction(() => performance.now() > 4000)
    expect(await left(page)).toEqual({ workers: 0, caches: [] })
    await test.step('And switched on again they keep the app again', async () => {
      await releases().restart({ serviceWorker: 'on' })
      await page.reload()
      await expectNoted(page)
    })
  })
