import { listen } from '@cadence/shared/api'
import { type ChangeTopic, changeEventSchema, changeTopics } from '@cadence/shared/schemas'

type OnRing = (topic: ChangeTopic) => void

/** Hears the stream of changes, for as long as the signal lets it. */
function hear(userId: string, onRing: OnRing, signal: AbortSignal): Promise<void> {
  return listen({
    path: '/changes',
    member: userId,
    event: changeEventSchema,
    onEvent: (heard) => {
      // While nobody listened, anything may have changed.
      if (heard.event === 'ready') for (const topic of changeTopics) onRing(topic)
      else onRing(heard.data.topic)
    },
    signal,
  })
}

/** Waits for this tab's turn, then hears the stream. Where there are no locks to be had every tab has its own. */
async function hearInTurn(userId: string, onRing: OnRing, signal: AbortSignal): Promise<void> {
  const hearHere = () => hear(userId, onRing, signal)
  try {
    const locks = globalThis.navigator?.locks
    await (locks ? locks.request(`changes:${userId}`, { signal }, hearHere) : hearHere())
  } catch {
    // The signal ends the wait for a lock with an error, and forbidden storage forbids locks.
    if (!signal.aborted) await hearHere()
  }
}

/**
 * Calls back when something of a member may have changed at the API, by another device or session. One tab of a
 * browser hears it for all of them, because it allows only six connections to one place; what that tab then stores, the
 * others hear of by storage. A tab that is not seen leaves it to one that is, and asks anew when it is seen again:
 * whatever happened to the connection of a phone in a pocket, everything is looked at then.
 * @returns the end of it.
 */
export function hearChanges(userId: string, onRing: OnRing): () => void {
  let hearing: AbortController | undefined
  const stop = () => {
    hearing?.abort()
    hearing = undefined
  }
  const follow = () => {
    if (document.visibilityState === 'hidden') stop()
    else if (!hearing) {
      hearing = new AbortController()
      void hearInTurn(userId, onRing, hearing.signal)
    }
  }
  document.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    stop()
  }
}
