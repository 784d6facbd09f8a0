/** Says what went wrong without a stack where the message is enough. @returns the exit code. */
export function fail(error: unknown): number {
  console.error(error instanceof Error ? error.message : error)
  return 1
}
