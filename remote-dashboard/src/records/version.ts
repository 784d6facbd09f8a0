import { readText, writeText } from '@cadence/shared/storage'
import { epochKey } from './keys.ts'

/** The version up to which records were read from the API; 0 when that is not known. */
export function readVersion(key: string): number {
  const version = Number(readText(key) ?? 0)
  return Number.isSafeInteger(version) && version > 0 ? version : 0
}

/** Notes up to which version records were read. Where it cannot be kept, they are read once more. */
export function writeVersion(key: string, version: number): void {
  writeText(key, String(version))
}

/** The API's epoch in which a member's records were read; null when none is known. */
export const readEpoch = (userId: string): string | null => readText(epochKey(userId))

/** Notes the epoch. Where it cannot be kept, the records are compared once more. */
export function writeEpoch(userId: string, epoch: string): void {
  if (readEpoch(userId) !== epoch) writeText(epochKey(userId), epoch)
}
