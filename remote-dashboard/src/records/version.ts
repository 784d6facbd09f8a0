import { readText, writeText } from '@cadence/shared/storage'

/** The version up to which records were read from the API; 0 when that is not known. */
export function readVersion(key: string): number {
  const version = Number(readText(key) ?? 0)
  return Number.isSafeInteger(version) && version > 0 ? version : 0
}

/** Notes up to which version records were read. Where it cannot be kept, they are read once more. */
export function writeVersion(key: string, version: number): void {
  writeText(key, String(version))
}
