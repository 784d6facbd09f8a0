import { Redirect } from './redirect.ts'

/** What a loader comes to; `dropped` when nobody waits for it any more. */
export type Outcome =
  | { kind: 'data'; data: unknown }
  | { kind: 'redirect'; redirect: Redirect }
  | { kind: 'error'; error: unknown }
  | { kind: 'dropped' }

/** A redirect is one whether it is thrown or answered. */
async function outcomeOf(load: () => unknown): Promise<Outcome> {
  try {
    const data = await load()
    return data instanceof Redirect ? { kind: 'redirect', redirect: data } : { kind: 'data', data }
  } catch (error) {
    return error instanceof Redirect ? { kind: 'redirect', redirect: error } : { kind: 'error', error }
  }
}

/** Runs a loader; resolves as soon as the signal is aborted, whatever the loader does then. Never rejects. */
export async function run(load: () => unknown, signal: AbortSignal): Promise<Outcome> {
  const dropped: Outcome = { kind: 'dropped' }
  const aborted = new Promise<Outcome>((resolve) => {
    signal.addEventListener('abort', () => resolve(dropped), { once: true })
  })
  const outcome = await Promise.race([outcomeOf(load), aborted])
  // Between the loader's end and here it may have been aborted.
  return signal.aborted ? dropped : outcome
}

/** A promise, and what resolves it. */
export interface Deferred {
  promise: Promise<void>
  done: () => void
}

/** Makes a promise that somebody else resolves. */
export function deferred(): Deferred {
  let done = () => {}
  const promise = new Promise<void>((resolve) => {
    done = resolve
  })
  return { promise, done }
}
