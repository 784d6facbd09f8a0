import { afterAll } from 'vitest'

const ends: (() => unknown)[] = []

/** Calls `end` after the current test file. */
export function afterFile(end: () => unknown): void {
  ends.push(end)
}

/**
 * Registers the end of the current test file. The setup calls it for each file. A test kit cannot register it: Vitest loads
 * a kit once for all files here, so only the first file would be cleaned up.
 */
export function endAfterFile(): void {
  afterAll(async () => {
    await Promise.all(ends.splice(0).map((end) => end()))
  })
}
