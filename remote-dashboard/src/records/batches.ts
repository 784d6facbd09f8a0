import { RECORDS_PER_CALL } from '@cadence/shared/schemas'
import type { Outgoing } from './store.ts'

/** Most of what one call carries, in UTF-16 code units: long notes go in several calls. */
const BATCH_CHARACTERS = 200_000

/** Parts what waits into calls. */
export function batches(pending: readonly Outgoing[]): readonly (readonly Outgoing[])[] {
  const calls: Outgoing[][] = []
  let room = 0
  for (const item of pending) {
    const size = JSON.stringify(item.row.data).length
    const last = calls.at(-1)
    if (last && last.length < RECORDS_PER_CALL && size <= room) {
      last.push(item)
      room -= size
    } else {
      calls.push([item])
      room = BATCH_CHARACTERS - size
    }
  }
  return calls
}
