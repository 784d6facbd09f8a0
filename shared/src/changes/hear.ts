import { pause, retryPause } from '../api/pause.ts'

async function hear(userId: string, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    const chunk = await import('./doorbell.ts').catch(() => undefined)
    if (signal.aborted) return
    if (chunk) return chunk.hearDoorbell(userId, signal)
    await pause(retryPause(failures), signal)
  }
}

/**
 * Hears for a member what changes at the API by other devices and sessions (GET /changes; specification, section 7), and
 * tells whoever asked by `onChange`. The host runs it once for whoever is signed in, when the page stands. What it takes
 * comes as a chunk of its own.
 * @returns a function that ends it.
 */
export function hearChanges(userId: string): () => void {
  const hearing = new AbortController()
  void hear(userId, hearing.signal)
  return () => hearing.abort()
}
