import { script } from '../support/faults/answers.ts'
import { brokenPage, STAND_IN_HEADING } from '../support/faults/containers.ts'
import { expect, test, type Visit } from '../support/faults/test.ts'
import { expectAlive, expectUnavailable } from '../support/page-alive.ts'
import { sample } from '../support/sample.ts'
import { forEachRemote } from './in-parallel.ts'
import { entryOf, expectPage, follow, sectionOf } from './remote-pages.ts'

test.describe.configure({ timeout: 180_000 })

/** The reported failures, without React's report that the replaced page differs from the server's HTML. */
const reportedBy = async ({ watch }: Visit) =>
  (await watch.reported()).filter(({ phase }) => phase !== 'hydrate')

const standIn = { heading: new RegExp(STAND_IN_HEADING) }

for (const how of sample(['render', 'effect'] as const, 2)) {
  test(`a page that throws (${how}) takes nothing else along, and is forgotten on the next page`, ({
    open,
  }) =>
    forEachRemote(async (place) => {
      const visit = await open(place)
      const { page, inject, watch } = visit
      inject({ on: entryOf(place), answer: script(brokenPage(how)), unchecked: true })
      await page.goto(place.path)
      await expectUnavailable(page, sectionOf(place))
      await follow(page, place.neighbour)
      await expectPage(page, place.neighbour)
      await expectAlive(page)
      const reported = await reportedBy(visit)
      expect(reported).toMatchObject([
        { phase: 'render', remote: place.remote, owner: `team-${place.remote}`, message: `broken ${how}` },
      ])
      expect(reported[0]?.version).toBeTruthy()
      expect(watch.lines).toHaveLength((await watch.reported()).length)
      expect(watch.uncaught).toEqual([])
      expect(await watch.blank()).toBe(0)
    }))
}

for (const how of sample(['handler', 'promise', 'timer'] as const, 2)) {
  test(`what fails later on a page (${how}) is said and reported once, and the page stays`, ({ open }) =>
    forEachRemote(async (place) => {
      const visit = await open(place)
      const { page, inject, watch } = visit
      inject({ on: entryOf(place), answer: script(brokenPage(how)), unchecked: true })
      await page.goto(place.path)
      await expectPage(page, standIn)
      await page.getByRole('button', { name: 'Casser' }).click()
      await expect(page.getByText(/n’a pas abouti/)).toBeVisible()
      await expectPage(page, standIn)
      await expectAlive(page)
      expect(await reportedBy(visit)).toMatchObject([
        { phase: 'script', remote: place.remote, owner: `team-${place.remote}`, message: `broken ${how}` },
      ])
      expect(watch.lines).toHaveLength((await watch.reported()).length)
      expect(watch.uncaught.filter((message) => message !== `broken ${how}`)).toEqual([])
      await follow(page, place.neighbour)
      await expectPage(page, place.neighbour)
    }))
}
