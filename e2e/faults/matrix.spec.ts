import type { Fault } from '../support/faults/proxy.ts'
import { expect, type Open, test, type Visit } from '../support/faults/test.ts'
import {
  expectSameDocument,
  expectUnavailable,
  markDocument,
  PATIENCE_MS,
  passPatience,
  SEEN_WITHIN_MS,
  UNAVAILABLE,
} from '../support/page-alive.ts'
import { full, sample } from '../support/sample.ts'
import { type Kind, kinds, type Target } from './fault-kinds.ts'
import { together } from './in-parallel.ts'
import {
  chunksOf,
  entryOf,
  expectPage,
  follow,
  linkedPlaces,
  otherPlaceOf,
  type Place,
  sectionOf,
} from './remote-pages.ts'

/** One fault of one remote, and the way in which the member meets it. */
interface Case {
  kind: Kind
  target: Target
  place: Place
  arrival: 'as first page' | 'by a link'
}

/** The cases of a kind: each remote, with alternating targets and ways to meet the fault. */
function casesOf(kind: Kind, row: number): Case[] {
  return linkedPlaces.flatMap((place, column): Case[] => {
    const target = kind.targets[(row + column) % kind.targets.length]
    if (!target) return []
    const way = (row + column) % 3
    if (way === 0) return [{ kind, target, place, arrival: 'as first page' }]
    if (way === 1) return [{ kind, target, place, arrival: 'by a link' }]
    return [{ kind, target, place: otherPlaceOf(place), arrival: 'as first page' }]
  })
}

const table = kinds.map((kind, row) => ({ kind, cases: casesOf(kind, row) }))

function faultOf({ kind, target, place }: Case): Fault {
  const { answer, unchecked = false } = kind
  return { on: target === 'entry' ? entryOf(place) : chunksOf(place), answer, unchecked }
}

/** Opens the page with the fault active, and expects the panel within the time limit of the page's own clock. */
async function arrive({ kind, place, arrival }: Case, { page, watch }: Visit): Promise<void> {
  if (arrival === 'by a link') {
    await page.goto(place.neighbour.path)
    await expectPage(page, place.neighbour)
    await follow(page, place)
  } else {
    await page.goto(place.path, { waitUntil: 'commit' })
  }
  if (kind.silent) await passPatience(page)
  await expectUnavailable(page, sectionOf(place))
  const panel = (await watch.shown()).find(({ heading }) => heading === UNAVAILABLE)
  // A moved clock runs ahead of the rendering, so this test allows more time. A unit test covers the exact limit.
  expect(panel?.after).toBeLessThan(kind.silent ? SEEN_WITHIN_MS : PATIENCE_MS)
}

async function expectReported({ place, kind, arrival }: Case, { watch }: Visit): Promise<void> {
  const ofRemote = (await watch.reported()).filter(({ remote }) => remote === place.remote)
  // When hydration throws, React renders the page again and may report that too.
  const ours = ofRemote.filter(({ phase }) => phase !== 'hydrate')
  const phase = kind.heal ? 'render' : 'load'
  expect(ours.at(-1)).toMatchObject({ remote: place.remote, owner: `team-${place.remote}`, phase })
  expect(ours.at(-1)?.version).toBeTruthy()
  // The shell may have prefetched the link's remote, which may have failed too.
  if (arrival === 'as first page') expect(ours).toHaveLength(1)
  expect(watch.lines).toHaveLength((await watch.reported()).length)
}

async function expectQuiet({ kind }: Case, { page, watch }: Visit): Promise<void> {
  expect(watch.uncaught.filter((message) => !kind.uncaught?.test(message))).toEqual([])
  expect(await watch.blank()).toBe(0)
  if (kind.refused) expect((await watch.refused()).join()).toMatch(/script-src/)
  else expect(await watch.refused()).toEqual([])
  expect(await page.evaluate(() => 'cadenceForeign' in globalThis)).toBe(false)
}

async function runCase(given: Case, open: Open): Promise<void> {
  const { kind, place } = given
  const visit = await open(place)
  const { page } = visit
  if (kind.silent) await page.clock.install()
  visit.inject(faultOf(given))

  await arrive(given, visit)
  await markDocument(page)
  expect(visit.hits()).toBeGreaterThan(0)
  await expectReported(given, visit)

  // A member who came by a link has used the neighbouring page in this document already.
  if (given.arrival === 'as first page') {
    await follow(page, place.neighbour)
    await expectPage(page, place.neighbour)
    // The first document may still wait for the hanging script.
    await page.goBack({ waitUntil: 'commit' })
    if (kind.silent) await passPatience(page)
    await expectUnavailable(page, sectionOf(place))
  }

  visit.heal()
  await kind.heal?.(page)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expectPage(page, { heading: kind.healed ?? place.heading })
  await expectSameDocument(page)
  await expectQuiet(given, visit)
  await visit.context.close()
}

const nameOf = ({ target, place, arrival }: Case) => `${place.remote} ${target}, ${place.path} ${arrival}`

test.describe.configure({ timeout: 180_000 })

test('the table holds at least a hundred faults', () => {
  expect(table.flatMap(({ cases }) => cases).length).toBeGreaterThanOrEqual(100)
})

for (const [row, { kind, cases }] of sample([...table.entries()], 8)) {
  // In a full run every kind with every remote, else every eighth kind with one. Five further for each kind meets every remote, and each in several of its files.
  const chosen = full ? cases : [cases[((row * 5) / 8) % cases.length] ?? []].flat()
  test(`a fault of ${full ? 'each remote' : 'one remote'}: ${kind.name}`, ({ open }) =>
    together(chosen, nameOf, (given) => runCase(given, open)))
}
