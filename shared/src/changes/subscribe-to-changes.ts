import { Backoff, pause, reconnectLimits } from '../api/backoff.ts'

async function load(userId: string, signal: AbortSignal): Promise<void> {
  const backoff = new Backoff(reconnectLimits)
  while (!signal.aborted) {
    const chunk = await import('./change-stream.ts').catch(() => undefined)
    if (signal.aborted) return
    if (chunk) return chunk.followChangeStream(userId, signal)
    await pause(backoff.next(), signal)
  }
}

/**
 * Subscribes to the changes that other devices and sessions of a member make (GET /changes; specification, section 7)
 * and publishes them to `onChange`. The host runs it once per signed-in member, after the first page has rendered: the
 * code that reads the stream is a chunk of its own.
 * @returns a function that ends the subscription.
 */
export function subscribeToChanges(userId: string): () => void {
  const subscription = new AbortController()
  void load(userId, subscription.signal)
  return () => subscription.abort()
}
