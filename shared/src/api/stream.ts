import type * as z from 'zod/mini'
import { pause, retryPause } from './pause.ts'

/** A stream of events that the API is asked for. */
export interface Listening<S extends z.ZodMiniType> {
  /** Below /api/v1. */
  path: string
  /** Id of the member in whose name: nothing is asked for or heard while somebody else is signed in, or nobody. */
  member: string
  /** Of `{event, data}`, the name of an event and its JSON; what does not fit is left out. */
  event: S
  onEvent: (event: z.output<S>) => void
  /** Ends it. */
  signal: AbortSignal
}

/**
 * Hears a stream of server-sent events (specification, section 7) until the signal comes: when it breaks or ends it is
 * asked for again, at once when the network is back, else more and more seldom. What was told meanwhile is not told
 * again, so the API's first event is to be taken for any. What that takes comes as a chunk of its own.
 */
export async function listen<S extends z.ZodMiniType>(listening: Listening<S>): Promise<void> {
  const { signal } = listening
  for (let failures = 0; !signal.aborted; failures += 1) {
    const chunk = await import('./event-stream.ts').catch(() => undefined)
    if (chunk) return chunk.keepListening(listening)
    await pause(retryPause(failures), signal)
  }
}
