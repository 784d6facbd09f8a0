import * as z from 'zod/mini'
import { keepListening } from '../api/event-stream.ts'
import { type ChangeTopic, changeEventSchema, changeTopicSchema, changeTopics } from '../schemas/change.ts'
import { tellChange } from './listeners.ts'

type OnRing = (topic: ChangeTopic) => void

/** Hears the stream of changes, for as long as the signal lets it. */
function hear(userId: string, onRing: OnRing, signal: AbortSignal): Promise<void> {
  return keepListening({
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
 * The way from the tab that hears to the others that are seen, for what nothing in it deals with: one that shows the
 * settings has nobody for dashboards, and a window beside it has. Else the others hear of it by storage.
 */
function passOn(userId: string, signal: AbortSignal): OnRing {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(`changes:${userId}`)
  channel.onmessage = ({ data }) => {
    const topic = z.safeParse(changeTopicSchema, data)
    if (topic.success) tellChange(topic.data)
  }
  signal.addEventListener('abort', () => channel.close())
  return (topic) => channel.postMessage(topic)
}

function hearWhileSeen(userId: string, signal: AbortSignal): void {
  const toOthers = passOn(userId, signal)
  const onRing = (topic: ChangeTopic) => {
    if (!tellChange(topic)) toOthers(topic)
  }
  void hearInTurn(userId, onRing, signal)
}

/**
 * Hears when something of a member may have changed at the API, by another device or session. One tab of a browser hears
 * it for all of them, because it allows only six connections to one place; what that tab then stores, the others hear of
 * by storage. A tab that is not seen leaves it to one that is, and asks anew when it is seen again: whatever happened to
 * the connection of a phone in a pocket, everything is looked at then.
 * @param over ends it.
 */
export function hearDoorbell(userId: string, over: AbortSignal): void {
  let hearing: AbortController | undefined
  const stop = () => {
    hearing?.abort()
    hearing = undefined
  }
  const follow = () => {
    if (document.visibilityState === 'hidden') stop()
    else if (!hearing) {
      hearing = new AbortController()
      hearWhileSeen(userId, hearing.signal)
    }
  }
  document.addEventListener('visibilitychange', follow, { signal: over })
  over.addEventListener('abort', stop)
  if (!over.aborted) follow()
}
