import { inTurns } from '../../tools/run.ts'
import { expect, test } from '../support/faults/test.ts'
import { full } from '../support/sample.ts'
import { linkedPlaces, type Place } from './places.ts'

/** Browsers at a time that a small machine still serves in good time. */
const AT_ONCE = 4

/** Does something with several items, some at the same time, each a step of its own, and names all that failed. */
export async function together<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  work: (item: T) => Promise<void>,
  atOnce = AT_ONCE,
): Promise<void> {
  const failed: string[] = []
  await inTurns(atOnce, items, async (item) => {
    const note = (reason: unknown) => failed.push(`${nameOf(item)}: ${reason}`)
    await test.step(nameOf(item), () => work(item)).catch(note)
  })
  expect(failed.join('\n\n')).toBe('')
}

let turns = 0

/** Pages of two remotes, and of the two others the next time; of all in a full run. */
export function remotesInTurn(): readonly Place[] {
  const turn = turns++ % 2
  return linkedPlaces.filter((_, at) => full || at % 2 === turn)
}

/** Does something with a page of each remote at the same time: of two in turn, or of all in a full run. */
export function forEachRemote(
  work: (place: Place) => Promise<void>,
  places = remotesInTurn(),
): Promise<void> {
  return together(places, ({ remote }) => remote, work)
}
