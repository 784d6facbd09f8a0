import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { entryOf } from '@cadence/releases/store/registry-entries'
import { readStore } from '@cadence/releases/store/release-store'
import type { Page } from '@playwright/test'
import { brokenPage } from '../support/faults/containers.ts'
import {
  type Edit,
  publishHostVariant,
  publishVariant,
  ran,
  releaseServerPerTest,
} from '../support/faults/releases.ts'
import { expect, type Open, test, type Visit } from '../support/faults/test.ts'
import { expectUnavailable } from '../support/page-alive.ts'
import { expectPage, follow, linkedPlaces, otherPlaceOf, sectionOf } from './remote-pages.ts'

const releases = releaseServerPerTest({ guarded: true })

const place = (() => {
  const found = linkedPlaces.find(({ remote }) => remote === 'auth')
  if (!found) throw new Error('No place of auth')
  return found
})()

const entry = async (part: 'host' | 'auth') => entryOf(await readStore(folderStore(releases().store)), part)

/** Whether the document of a page names a release as the one to show. */
const isShown = (page: Page, file: string) =>
  page.evaluate(
    (address) =>
      document.getElementById('cadence-registry')?.textContent?.includes(`"entry":"${address}"`) ?? false,
    file,
  )
const v2 = '/remotes/auth/v2/remoteEntry.js'

/** Opens browsers, three at a time, until the given numbers of them show version 2 and version 1. */
async function openBrowsers(open: Open, wanted: { chosen: number; others: number }) {
  const found = { chosen: [] as Visit[], others: [] as Visit[] }
  while (found.chosen.length < wanted.chosen || found.others.length < wanted.others) {
    expect(found.chosen.length + found.others.length, 'browsers that were opened').toBeLessThan(24)
    await Promise.all(
      [1, 2, 3].map(async () => {
        const visit = await open({ ...place, url: releases().url })
        await visit.page.goto(place.path)
        found[(await isShown(visit.page, v2)) ? 'chosen' : 'others'].push(visit)
      }),
    )
  }
  return found
}

test('a canary of half the browsers: each gets one release and keeps it', { tag: '@nightly' }, async ({
  open,
}) => {
  await publishVariant(releases().store, 'auth', 'v2', undefined, 50)
  const { chosen, others } = await openBrowsers(open, { chosen: 1, others: 1 })
  const check = async ({ page, watch }: Visit, marks: string[]) => {
    await expectPage(page, place)
    expect(await ran(page)).toEqual(marks)
    await page.reload()
    await expectPage(page, place)
    expect(await ran(page)).toEqual(marks)
    const live = await page.evaluate(async () => (await fetch('/registry.json')).text())
    expect(live.includes('"entry":"/remotes/auth/v2/remoteEntry.js"')).toBe(marks.length > 0)
    await follow(page, otherPlaceOf(place))
    await expectPage(page, otherPlaceOf(place))
    expect(await watch.reported()).toEqual([])
  }
  await Promise.all([
    ...chosen.slice(0, 1).map((one) => check(one, ['auth v2'])),
    ...others.slice(0, 1).map((one) => check(one, [])),
  ])
})

const throwsAtRender: Edit = (file, text) => (file === 'remoteEntry.js' ? brokenPage('render')(text) : text)

test('a canary whose pages throw is taken back by itself within 30 seconds, and nobody sees a blank page', async ({
  open,
}) => {
  const before = await entry('auth')
  await publishVariant(releases().store, 'auth', 'v2', throwsAtRender, 90)
  const { chosen } = await openBrowsers(open, { chosen: 3, others: 0 })
  for (const { page } of chosen) await expectUnavailable(page, sectionOf(place))
  await expect.poll(() => entry('auth'), { timeout: 30_000 }).toEqual(before)
  const { change } = await readStore(folderStore(releases().store))
  expect(change).toMatchObject({ who: 'release server', what: 'auth v2 stopped' })
  expect(change?.why).toMatch(/^auth v2: failed in \d of \d browsers, 0 of \d before$/)
  await Promise.all(
    chosen.slice(0, 3).map(async ({ page, watch }) => {
      expect(await watch.blank()).toBe(0)
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await expectPage(page, place)
    }),
  )
})

test('a host that throws at its start is stepped back by itself', { tag: '@nightly' }, async ({ open }) => {
  const before = await entry('host')
  await publishHostVariant(releases().store, 'v2', (file, text) =>
    file.endsWith('.js') ? `throw new Error("broken host")` : text,
  )
  const pages = await Promise.all([1, 2, 3].map(async () => (await open({ url: releases().url })).page))
  await Promise.all(pages.map((page) => page.goto(place.path)))
  await expect.poll(async () => (await entry('host'))?.version, { timeout: 30_000 }).toBe(before?.version)
  // A retry does not load the bad release.
  expect(await entry('host')).not.toHaveProperty('previous')
  await Promise.all(pages.map((page) => page.reload()))
  for (const page of pages) await expectPage(page, place)
})
