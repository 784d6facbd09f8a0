import { plannerEventSchema, z } from '@cadence/shared/schemas'
import type { SubscribedEvents } from './subscriptions-store.ts'

/** Raise it when the reader of calendar files finds more in the same text. Older copies are then ignored. */
const FORMAT = 1

/**
 * The cache of one member in the browser's Cache Storage: a calendar may have 2 MB, and localStorage holds 5 MB for
 * everything. A sign-out deletes it by its name (`memberCaches` of `@cadence/shared/auth`).
 */
const cacheName = (userId: string) => `member:${userId}:calendars`

/** The address of a copy in the cache. No request is ever made to it. */
const addressOf = (id: string) => `/calendar-copies/${encodeURIComponent(id)}`

const copySchema = z.object({
  format: z.literal(FORMAT),
  version: z.string(),
  unreadable: z.number(),
  events: z.array(z.tuple([z.string(), plannerEventSchema])),
})

/**
 * The member's cache; null where the browser has no Cache Storage or forbids it. Each start then loads the calendars.
 */
async function open(userId: string): Promise<Cache | null> {
  try {
    return (await globalThis.caches?.open(cacheName(userId))) ?? null
  } catch (error) {
    console.info('This browser keeps no copies of calendars', error)
    return null
  }
}

/** Reads the copy of a calendar: its events, so that the text is parsed once for each version. */
export async function readCopy(userId: string, id: string): Promise<SubscribedEvents | null> {
  try {
    const found = await (await open(userId))?.match(addressOf(id))
    if (!found) return null
    const copy = copySchema.safeParse(await found.json())
    if (!copy.success) return null
    const { version, unreadable, events } = copy.data
    const entries = events.map(([key, data]) => ({ id: `${id}:${key}`, data, updatedAt: '' }))
    return { version, unreadable, entries }
  } catch (error) {
    console.info('The copy of a calendar could not be read', error)
    return null
  }
}

/** Stores the events of a calendar on this device. On a full device the copy of before stays. */
export async function storeCopy(userId: string, id: string, calendar: SubscribedEvents): Promise<void> {
  const { version, unreadable, entries } = calendar
  const events = entries.map(({ id: key, data }) => [key.slice(id.length + 1), data])
  const body = JSON.stringify({ format: FORMAT, version, unreadable, events })
  try {
    await (await open(userId))?.put(addressOf(id), new Response(body))
  } catch (error) {
    console.info('The copy of a calendar could not be kept', error)
  }
}

/** Deletes the copies of calendars that the member does not subscribe to any more. */
export async function deleteOtherCopies(userId: string, ids: readonly string[]): Promise<void> {
  try {
    const cache = await open(userId)
    const subscribed = new Set(ids.map(addressOf))
    for (const { url } of (await cache?.keys()) ?? []) {
      const { pathname } = new URL(url)
      if (!subscribed.has(pathname)) await cache?.delete(pathname)
    }
  } catch (error) {
    console.info('The copies of calendars could not be cleared', error)
  }
}
