import * as z from 'zod/mini'
import { subscribeToEvents } from '../api/event-stream.ts'
import {
  type ChangeTopic,
  changeEventSchema,
  changeTopicSchema,
  changeTopics,
} from '../schemas/change-event.ts'
import { publishChange } from './change-events.ts'

type Publish = (topic: ChangeTopic) => void

/** Topics that the start of a page reads anyway, and how long that reading counts as new, in milliseconds. */
const readAtStart: readonly ChangeTopic[] = ['preferences', 'profile']
const START_MS = 5_000

/** Topics that may have changed unnoticed before a stream is ready. */
type MissedTopics = () => readonly ChangeTopic[]

/** All topics, except that the first stream soon after the start leaves out those that the page has just read. */
function missedSince(started: number): MissedTopics {
  let isFirst = true
  return () => {
    const isStart = isFirst && performance.now() - started < START_MS
    isFirst = false
    return isStart ? changeTopics.filter((topic) => !readAtStart.includes(topic)) : changeTopics
  }
}

interface Subscription {
  userId: string
  missed: MissedTopics
  publish: Publish
  signal: AbortSignal
}

/** Reads the stream of changes until the signal aborts. */
function readStream({ userId, missed, publish, signal }: Subscription): Promise<void> {
  return subscribeToEvents({
    path: '/changes',
    member: userId,
    event: changeEventSchema,
    onEvent: (received) => {
      if (received.event === 'ready') for (const topic of missed()) publish(topic)
      else publish(received.data.topic)
    },
    signal,
  })
}

/** Waits until this tab has the lock, then reads the stream. Without Web Locks every tab reads a stream of its own. */
async function readUnderLock(subscription: Subscription): Promise<void> {
  const { userId, signal } = subscription
  const read = () => readStream(subscription)
  try {
    const locks = globalThis.navigator?.locks
    await (locks ? locks.request(`changes:${userId}`, { signal }, read) : read())
  } catch {
    // An aborted wait for the lock rejects too. Otherwise forbidden storage forbids locks.
    if (!signal.aborted) await read()
  }
}

/**
 * Passes a topic without subscribers in this tab on to the other visible tabs: a tab that shows the settings has no
 * subscriber for dashboards, but a window beside it may. Data that this tab stores reaches the others by storage events.
 */
function otherTabs(userId: string, signal: AbortSignal): Publish {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(`changes:${userId}`)
  channel.onmessage = ({ data }) => {
    const topic = z.safeParse(changeTopicSchema, data)
    if (topic.success) publishChange(topic.data)
  }
  signal.addEventListener('abort', () => channel.close())
  return (topic) => channel.postMessage(topic)
}

function startReading(userId: string, missed: MissedTopics, signal: AbortSignal): void {
  const passOn = otherTabs(userId, signal)
  const publish = (topic: ChangeTopic) => {
    if (!publishChange(topic)) passOn(topic)
  }
  void readUnderLock({ userId, missed, publish, signal })
}

/**
 * Follows the stream of a member's changes while the tab is visible. A browser allows only six connections to one
 * origin, so one tab reads the stream for all of them. A hidden tab gives the stream up. When it is shown again it
 * connects anew and publishes every topic, because the connection of a phone in a pocket may have died unnoticed.
 * @param over ends it.
 */
export function followChangeStream(userId: string, over: AbortSignal): void {
  let reading: AbortController | undefined
  const missed = missedSince(performance.now())
  const stop = () => {
    reading?.abort()
    reading = undefined
  }
  const update = () => {
    if (document.visibilityState === 'hidden') stop()
    else if (!reading) {
      reading = new AbortController()
      startReading(userId, missed, reading.signal)
    }
  }
  document.addEventListener('visibilitychange', update, { signal: over })
  over.addEventListener('abort', stop)
  if (!over.aborted) update()
}
