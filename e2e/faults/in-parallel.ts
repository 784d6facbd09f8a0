import { mapConcurrently } from '@cadence/releases/concurrency'
import { expect, test } from '../support/faults/test.ts'
import { full } from '../support/sample.ts'
import { linkedPlaces, type Place } from './remote-pages.ts'

/** Number of parallel browsers that a small machine can serve in time. */
const AT_ONCE = 4

/** Runs a task for several items, some in parallel, each as a test step. @throws an error that names all failed items. */
export async function together<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  work: (item: T) => Promise<void>,
  atOnce = AT_ONCE,
): Promise<void> {
  const failed: string[] = []
  await mapConcurrently(atOnce, items, async (item) => {
    const note = (reason: unknown) => failed.push(`${nameOf(item)}: ${reason}`)
    await test.step(nameOf(item), () => work(item)).catch(note)
  })
  expect(failed.join('\n\n')).toBe('')
}

let turns = 0

/** Pages of two remotes; the next call gives the other two. A full run gives all. */
export function remotesInTurn(): readonly Place[] {
  const turn = turns++ % 2
  return linkedPlaces.filter((_, at) => full || at % 2 === turn)
}

/** Runs a task on pages of several remotes in parallel: two remotes per call, or all in a full run. */
export function forEachRemote(
  work: (place: Place) => Promise<void>,
  places = remotesInTurn(),
): Promise<void> {
  return together(places, ({ remote }) => remote, work)
}
