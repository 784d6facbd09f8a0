import { folderStore, readStore, registered } from '@cadence/host/store'
import type { Page } from '@playwright/test'
import { expectAlive, expectUnavailable } from '../support/alive.ts'
import { brokenPage } from '../support/faults/containers.ts'
import { type Edit, publishVariant, ran, releaseServerPerTest } from '../support/faults/releases.ts'
import { expect, type Open, test, type Visit } from '../support/faults/test.ts'
import { expectPage, follow, linkedPlaces, otherPlaceOf, sectionOf } from './places.ts'

const releases = releaseServerPerTest({ guarded: true })

const [, place] = linkedPlaces
if (place?.remote !== 'auth') throw new Error('The second place is not of auth')

const entry = async () => registered(await readStore(folderStore(releases().store)), 'auth')

/** Whether the document of a page names a version of auth as the one to show. */
const isShown = (page: Page, version: string) =>
  page.evaluate(
    (file) =>
      document.getElementById('cadence-registry')?.textContent?.includes(`"entry":"${file}"`) ?? false,
    `/remotes/auth/${version}/remoteEntry.js`,
  )

/** Opens browsers on the page until so many of them are shown a version, and so many are not. */
async function openBrowsers(open: Open, version: string, wanted: { chosen: number; others: number }) {
  const found = { chosen: [] as Visit[], others: [] as Visit[] }
  while (found.chosen.length < wanted.chosen || found.others.length < wanted.others) {
    expect(found.chosen.length + found.others.length, 'browsers that were opened').toBeLessThan(24)
    const visit = await open({ ...place, url: releases().url })
    await visit.page.goto(place.path)
    found[(await isShown(visit.page, version)) ? 'chosen' : 'others'].push(visit)
  }
  return found
}

test('a canary of half the browsers: each gets one release and keeps it', async ({ open }) => {
  await publishVariant(releases().store, 'auth', 'v2', undefined, 50)
  const { chosen, others } = await openBrowsers(open, 'v2', { chosen: 1, others: 1 })
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
  await check(chosen[0] as Visit, ['auth v2'])
  await check(others[0] as Visit, [])
})

const throwsAtRender: Edit = (file, text) => (file === 'remoteEntry.js' ? brokenPage('render')(text) : text)

test('a canary whose pages throw is taken back by itself within 30 seconds, and nobody sees a blank page', async ({
  open,
}) => {
  const before = await entry()
  await publishVariant(releases().store, 'auth', 'v2', throwsAtRender, 80)
  const begun = Date.now()
  const { chosen } = await openBrowsers(open, 'v2', { chosen: 3, others: 0 })
  for (const { page } of chosen) {
    await expectUnavailable(page, sectionOf(place))
  }
  await expect.poll(entry, { timeout: 30_000 }).toEqual(before)
  expect(Date.now() - begun).toBeLessThan(30_000)
  const { change } = await readStore(folderStore(releases().store))
  expect(change).toMatchObject({ who: 'release server', what: 'auth v2 stopped' })
  expect(change?.why).toMatch(/^auth v2: failed in 3 of 3 browsers, 0 of \d+ before$/)
  for (const { page, watch } of chosen) {
    expect(await watch.blank()).toBe(0)
    await page.reload()
    await expectPage(page, place)
    await expectAlive(page)
  }
})

test('a release for all whose entry throws is stepped back by itself, and pages come from the one before', async ({
  open,
}) => {
  const before = await entry()
  const throwsAtLoad: Edit = (file, text) => (file === 'remoteEntry.js' ? 'throw new Error("broken")' : text)
  await publishVariant(releases().store, 'auth', 'v2', throwsAtLoad)
  const { chosen } = await openBrowsers(open, 'v2', { chosen: 3, others: 0 })
  for (const { page } of chosen) await expectPage(page, place)
  await expect.poll(async () => (await entry())?.version, { timeout: 30_000 }).toBe(before?.version)
  expect(await entry()).not.toHaveProperty('previous')
})
