import { Redirect } from './redirect.ts'

/** What a loader comes to; `dropped` when nobody waits for it any more. */
export type Outcome =
  | { kind: 'data'; data: unknown }
  | { kind: 'redirect'; redirect: Redirect }
  | { kind: 'error'; error: unknown }
  | { kind: 'dropped' }

function outcomeOf(data: unknown): Outcome {
  return data instanceof Redirect ? { kind: 'redirect', redirect: data } : { kind: 'data', data }
}

/** Runs a loader; resolves as soon as the signal is aborted, whatever the loader does then. Never rejects. */
export async function run(load: () => unknown, signal: AbortSignal): Promise<Outcome> {
  const dropped: Outcome = { kind: 'dropped' }
  const aborted = new Promise<Outcome>((resolve) => {
    signal.addEventListener('abort', () => resolve(dropped), { once: true })
  })
  // In a function of its own: what is thrown at once is an outcome too.
  const loaded = async () => outcomeOf(await load())
  try {
    const outcome = await Promise.race([loaded(), aborted])
    return signal.aborted ? dropped : outcome
  } catch (error) {
    if (signal.aborted) return dropped
    return error instanceof Redirect ? { kind: 'redirect', redirect: error } : { kind: 'error', error }
  }
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
