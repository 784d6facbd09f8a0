import * as z from 'zod/mini'
import { keepListening } from '../api/event-stream.ts'
import { type ChangeTopic, changeEventSchema, changeTopicSchema, changeTopics } from '../schemas/change.ts'
import { tellChange } from './listeners.ts'

type OnRing = (topic: ChangeTopic) => void

/** What the start of a page reads by itself at the same time, and for how long, in ms, that is new enough. */
const readAtStart: readonly ChangeTopic[] = ['preferences', 'profile']
const START_MS = 5_000

/** Which topics anything may have happened to when a stream is ready: all, because nobody listened before. */
type Missed = () => readonly ChangeTopic[]

/** The first time, soon after the start, not those that were read just now. */
function missedSince(begun: number): Missed {
  let isFirst = true
  return () => {
    const isStart = isFirst && performance.now() - begun < START_MS
    isFirst = false
    return isStart ? changeTopics.filter((topic) => !readAtStart.includes(topic)) : changeTopics
  }
}

interface Hearing {
  userId: string
  missed: Missed
  onRing: OnRing
  signal: AbortSignal
}

/** Hears the stream of changes, for as long as the signal lets it. */
function hear({ userId, missed, onRing, signal }: Hearing): Promise<void> {
  return keepListening({
    path: '/changes',
    member: userId,
    event: changeEventSchema,
    onEvent: (heard) => {
      if (heard.event === 'ready') for (const topic of missed()) onRing(topic)
      else onRing(heard.data.topic)
    },
    signal,
  })
}

/** Waits for this tab's turn, then hears the stream. Where there are no locks to be had every tab has its own. */
async function hearInTurn(hearing: Hearing): Promise<void> {
  const { userId, signal } = hearing
  const hearHere = () => hear(hearing)
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

function hearWhileSeen(userId: string, missed: Missed, signal: AbortSignal): void {
  const toOthers = passOn(userId, signal)
  const onRing = (topic: ChangeTopic) => {
    if (!tellChange(topic)) toOthers(topic)
  }
  void hearInTurn({ userId, missed, onRing, signal })
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
  const missed = missedSince(performance.now())
  const stop = () => {
    hearing?.abort()
    hearing = undefined
  }
  const follow = () => {
    if (document.visibilityState === 'hidden') stop()
    else if (!hearing) {
      hearing = new AbortController()
      hearWhileSeen(userId, missed, hearing.signal)
    }
  }
  document.addEventListener('visibilitychange', follow, { signal: over })
  over.addEventListener('abort', stop)
  if (!over.aborted) follow()
}
