import { isDeadlock } from './database-errors.ts'

/**
 * Runs a transaction, and once more where it failed by what is over by then: where the database ended it, because it and
 * another one waited for each other, or where `isPassing` says so.
 */
export async function again<T>(
  run: () => Promise<T>,
  isPassing: (error: unknown) => boolean = () => false,
): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!isDeadlock(error) && !isPassing(error)) throw error
    return run()
  }
}
