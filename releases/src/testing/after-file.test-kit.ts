import { afterAll } from 'vitest'

const ends: (() => unknown)[] = []

/** Has `end` run after the test file that is running. */
export function afterFile(end: () => unknown): void {
  ends.push(end)
}

/**
 * What the setup of each file calls. Test kits cannot ask for it themselves where they are loaded once for all files:
 * only the first would be tidied up after.
 */
export function endAfterFile(): void {
  afterAll(async () => {
    await Promise.all(ends.splice(0).map((end) => end()))
  })
}
