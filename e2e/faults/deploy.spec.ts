import { fragmentList, remoteNames } from '@cadence/shared/contract'
import {
  liveVersion,
  publishHostVariant,
  publishVariant,
  publishVariants,
  ran,
  ranOfHostAnd,
  releaseServerPerTest,
  removeRelease,
} from '../support/faults/releases.ts'
import { expect, type Open, test, type Visit } from '../support/faults/test.ts'
import { expectAlive, expectSameDocument, markDocument } from '../support/page-alive.ts'
import { full } from '../support/sample.ts'
import { forEachRemote, remotesInTurn } from './in-parallel.ts'
import { expectPage, follow, linkedPlaces, otherPlaceOf, type Place } from './remote-pages.ts'

const releases = releaseServerPerTest()

test.describe.configure({ timeout: 180_000 })

const openAt = (open: Open, { signedIn }: Place) => open({ signedIn, url: releases().url })

async function expectNothingNoticed(visit: Visit): Promise<void> {
  await expectSameDocument(visit.page)
  await expectNothingBroken(visit)
}

async function expectNothingBroken({ page, watch }: Visit): Promise<void> {
  await expectAlive(page)
  expect(watch.uncaught).toEqual([])
  expect(await watch.blank()).toBe(0)
}

/** Opens a tab per remote, runs a release, and continues in each of those tabs. */
async function acrossRelease(
  open: Open,
  start: (place: Place) => { path: string; heading: RegExp },
  release: () => Promise<void>,
  goOn: (place: Place, visit: Visit) => Promise<void>,
  places = remotesInTurn(),
): Promise<void> {
  const visits = new Map<Place, Visit>()
  await forEachRemote(async (place) => {
    const visit = await openAt(open, place)
    await visit.page.goto(start(place).path)
    await expectPage(visit.page, start(place))
    await markDocument(visit.page)
    visits.set(place, visit)
  }, places)
  await test.step('a release while they are open', release)
  await forEachRemote(async (place) => {
    const visit = visits.get(place)
    if (visit) await goOn(place, visit)
  }, places)
}

/**
 * Pages of remotes that a tab on another remote's page has not used. The app area always uses a remote with a fragment, so
 * a page of it comes in a fresh document then.
 */
const remotesNotInUse = () =>
  remotesInTurn(
    linkedPlaces.filter(({ remote }) => !fragmentList.some((ref) => ref.startsWith(`${remote}/`))),
  )

/** A release that also deletes the files of the previous release. */
async function replaceAll(version: string): Promise<void> {
  for (const remote of remoteNames) {
    const before = await liveVersion(releases().store, remote)
    await publishVariant(releases().store, remote, version)
    await removeRelease(releases().store, remote, before)
  }
}

// `open-tab.spec.ts` covers the open tab in more detail.
if (full)
  test('a release while a tab is open: the tab goes on with the old files, a new one gets the new', ({
    open,
  }) =>
    acrossRelease(
      open,
      (place) => place,
      () => publishVariants(releases().store, 'v2'),
      async (place, visit) => {
        await follow(visit.page, otherPlaceOf(place))
        await expectPage(visit.page, otherPlaceOf(place))
        await expectNothingNoticed(visit)
        expect(await ran(visit.page)).toEqual([])
        expect(await visit.watch.reported()).toEqual([])
        const fresh = await openAt(open, place)
        await fresh.page.goto(place.path)
        await expectPage(fresh.page, place)
        expect(await ran(fresh.page)).toContain(`${place.remote} v2`)
      },
    ))

test('the old files are gone: the next page of a remote in use comes from the new release, unmixed', ({
  open,
}) =>
  acrossRelease(
    open,
    (place) => place,
    () => replaceAll('v2'),
    async (place, visit) => {
      await follow(visit.page, otherPlaceOf(place))
      await expectPage(visit.page, otherPlaceOf(place))
      await expectNothingBroken(visit)
      expect(await ranOfHostAnd(visit.page, place.remote)).toEqual([`${place.remote} v2`])
    },
  ))

// The same for a tab that has already used the remote.
if (full)
  test('the old files are gone before a remote was used: it comes from the new release', ({ open }) =>
    acrossRelease(
      open,
      ({ neighbour }) => neighbour,
      () => replaceAll('v2'),
      async (place, visit) => {
        await follow(visit.page, place)
        await expectPage(visit.page, place)
        await expectNothingNoticed(visit)
      },
      remotesNotInUse(),
    ))

test('nothing that the server has suits the open tab: it says so, and loads anew when it is told to, not before', ({
  open,
}) =>
  acrossRelease(
    open,
    ({ neighbour }) => neighbour,
    async () => {
      await replaceAll('v2')
      await publishHostVariant(releases().store, 'v2')
    },
    async (place, visit) => {
      const { page, context } = visit
      const newRelease = `**/remotes/${place.remote}/v2/**`
      await context.route(newRelease, (route) => route.abort())
      await follow(page, place)
      await expectPage(page, { heading: /^Une nouvelle version est disponible$/ })
      await expectNothingNoticed(visit)
      await context.unroute(newRelease)
      await page.getByRole('button', { name: 'Recharger' }).click()
      await expectPage(page, place)
      expect(await ran(page)).toEqual(expect.arrayContaining(['host v2', `${place.remote} v2`]))
    },
    remotesNotInUse(),
  ))
