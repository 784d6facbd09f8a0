import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { rollBack } from '@cadence/releases/store/roll-back'
import {
  type Edit,
  publishHostVariant,
  publishVariants,
  ranOfHostAnd,
  releaseServerPerTest,
} from '../support/faults/releases.ts'
import { expect, test } from '../support/faults/test.ts'
import { expectAlive } from '../support/page-alive.ts'
import { full, sample } from '../support/sample.ts'
import { forEachRemote } from './in-parallel.ts'
import { expectPage, follow, linkedPlaces, otherPlaceOf, type Place } from './remote-pages.ts'

const releases = releaseServerPerTest()

test.describe.configure({ timeout: 180_000 })

const breakages: [string, Edit][] = [
  ['entry', (file, text) => (file === 'remoteEntry.js' ? 'throw new Error("broken release")' : text)],
  ['chunks', (file, text) => (file.includes('/async/') ? 'throw new Error("broken release")' : text)],
]

for (const [what, breakIt] of sample(breakages, 2)) {
  test(`a release with broken ${what}: its pages come from the one before, and its team is told`, async ({
    open,
  }) => {
    await publishVariants(releases().store, 'v2', breakIt)
    await forEachRemote(async (place) => {
      const { page, watch } = await open({ ...place, url: releases().url })
      await page.goto(place.path)
      await expectPage(page, place)
      await expectAlive(page)
      // Pages of the app area report the dashboard's fragments too, when the browser was idle before.
      const ofRemote = (await watch.reported()).filter(({ remote }) => remote === place.remote)
      expect(ofRemote).toMatchObject([
        { phase: 'load', remote: place.remote, version: 'v2', owner: `team-${place.remote}` },
      ])
      await follow(page, otherPlaceOf(place))
      await expectPage(page, otherPlaceOf(place))
      expect(watch.uncaught.filter((message) => message !== 'broken release')).toEqual([])
      expect(await watch.blank()).toBe(0)
    })
  })
}

test('every mixture of an old and a new host with old and new remotes works', async ({ open }) => {
  const check = async (mixture: string, marks: (place: Place) => string[]) =>
    test.step(mixture, () =>
      forEachRemote(async (place) => {
        const { page, watch, context } = await open({ ...place, url: releases().url })
        await page.goto(place.path)
        await expectPage(page, place)
        expect(await ranOfHostAnd(page, place.remote)).toEqual(marks(place))
        await follow(page, place.neighbour)
        await expectPage(page, place.neighbour)
        expect(await watch.reported()).toEqual([])
        expect(watch.uncaught).toEqual([])
        await context.close()
      }),
    )
  // All other tests run this one.
  if (full) await check('old host, old remotes', () => [])
  await publishVariants(releases().store, 'v2')
  await check('old host, new remotes', ({ remote }) => [`${remote} v2`])
  await publishHostVariant(releases().store, 'v2')
  await check('new host, new remotes', ({ remote }) => ['host v2', `${remote} v2`])
  for (const { remote } of linkedPlaces) await rollBack(folderStore(releases().store), remote)
  await check('new host, old remotes', () => ['host v2'])
})
