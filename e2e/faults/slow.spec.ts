import { after, atSpeed, reset, when } from '../support/faults/answers.ts'
import { expect, test, type Visit } from '../support/faults/test.ts'
import { expectSameDocument, expectUnavailable, markDocument, passPatience } from '../support/page-alive.ts'
import { forEachRemote } from './in-parallel.ts'
import { expectPage, filesOf, follow, isServed, type Place, sectionOf } from './remote-pages.ts'

/** Expects that the page was mounted the given number of times: no second mount replaced the first. */
async function expectShownOnce({ watch }: Visit, { heading }: Place, times = 1): Promise<void> {
  const shown = (await watch.shown()).filter((entry) => heading.test(entry.heading))
  expect(shown).toHaveLength(times)
  expect(watch.uncaught).toEqual([])
  expect(await watch.blank()).toBe(0)
}

test.describe.configure({ timeout: 180_000 })

test('a remote that takes three seconds: a skeleton or the page to read, then the page, once', ({ open }) =>
  forEachRemote(async (place) => {
    const visit = await open(place)
    visit.inject({ on: filesOf(place), answer: after(3000) })
    await visit.page.goto(place.path, { waitUntil: 'commit' })
    const { page } = visit
    await expect(
      isServed(place)
        ? page.getByRole('heading', { level: 1, name: place.heading })
        : page.getByRole('status', { name: 'Chargement de la page' }),
    ).toBeVisible()
    await expectPage(visit.page, place)
    await expectShownOnce(visit, place)
    expect(await visit.watch.reported()).toEqual([])
  }))

test('three seconds behind a link: the old page stays, with a line of progress, then the page, once', ({
  open,
}) =>
  forEachRemote(async (place) => {
    const visit = await open(place)
    const { page } = visit
    visit.inject({ on: filesOf(place), answer: after(3000) })
    await page.goto(place.neighbour.path)
    await expectPage(page, place.neighbour)
    await follow(page, place)
    await expect(page.locator('[data-progress]')).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.neighbour.heading)
    await expectPage(page, place)
    await expectShownOnce(visit, place)
    expect(await visit.watch.reported()).toEqual([])
  }))

test('a thin line: the page comes when its bytes are here', { tag: '@nightly' }, ({ open }) =>
  forEachRemote(async (place) => {
    const visit = await open(place)
    visit.inject({ on: filesOf(place), answer: atSpeed(30_000) })
    await visit.page.goto(place.path, { waitUntil: 'commit' })
    await expectPage(visit.page, place)
    await expectShownOnce(visit, place)
  }),
)

test('longer than patience lasts: it is said, and the page takes the place of the word when it comes', ({
  open,
}) =>
  forEachRemote(async (place) => {
    const visit = await open(place)
    const { page } = visit
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    visit.inject({ on: filesOf(place), answer: when(() => answered) })
    await page.clock.install()
    await page.goto(place.path, { waitUntil: 'commit' })
    await passPatience(page)
    await expectUnavailable(page, sectionOf(place))
    await markDocument(page)
    answer()
    await expectPage(page, place)
    await expectSameDocument(page)
    // The interactive page replaces the server's HTML.
    await expectShownOnce(visit, place, isServed(place) ? 2 : 1)
  }))

test('no network: it is said, and the page comes by itself when the network is back', ({ open }) =>
  forEachRemote(async (place) => {
    const visit = await open(place)
    const { page, context } = visit
    // The remote was not fetched ahead, so its page needs the network.
    visit.inject({ on: filesOf(place), answer: reset })
    await page.goto(place.neighbour.path)
    await expectPage(page, place.neighbour)
    await context.setOffline(true)
    visit.heal()
    await follow(page, place)
    await expectUnavailable(page, sectionOf(place))
    await markDocument(page)
    await context.setOffline(false)
    await expectPage(page, place)
    await expectSameDocument(page)
    await expectShownOnce(visit, place)
  }))
