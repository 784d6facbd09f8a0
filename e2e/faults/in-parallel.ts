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

/** A page of one remote; the next call gives another's. A full run gives those of all. */
export function remotesInTurn(places = linkedPlaces): readonly Place[] {
  const turn = turns++ % places.length
  return places.filter((_, at) => full || at === turn)
}

/** Runs a task on a page of each remote in parallel; in a normal run on one of them, in turn. */
export function forEachRemote(
  work: (place: Place) => Promise<void>,
  places = remotesInTurn(),
): Promise<void> {
  return together(places, ({ remote }) => remote, work)
}
