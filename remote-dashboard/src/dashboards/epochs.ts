import { readOf, writeOf } from './by-member.ts'
import { storageKeys } from './keys.ts'

/** The API's epoch in which a member's dashboards were read; null when none is known. */
export function readEpoch(userId: string): string | null {
  const epoch = readOf(storageKeys.epochs, userId)
  return typeof epoch === 'string' ? epoch : null
}

/** Notes the epoch; under the lock. */
export function writeEpoch(userId: string, epoch: string): void {
  if (readEpoch(userId) !== epoch) writeOf(storageKeys.epochs, userId, epoch)
}
