import { signedInMember } from '@cadence/shared/auth'
import { memberTimeZone } from '@cadence/shared/preferences'
import type { PlannerEvent, Subscription } from '@cadence/shared/schemas'
import { keepInSync } from '@cadence/shared/sync'
import { icalModules } from '../widgets/life-planner/ical/ical-modules.ts'
import { deleteOtherCopies, readCopy, storeCopy } from './calendar-copies.ts'
import { listSubscriptions, readCalendarText } from './subscriptions-api.ts'
import { changeSubscribed, type SubscribedEvents, subscribedOf } from './subscriptions-store.ts'

/** Reads a calendar's text with the reader of calendar files. @throws FileRefusedError */
export async function readText(text: string) {
  const { readCalendar, SUBSCRIBED_EVENTS_MAX, calendarEvents } = await icalModules.load()
  const bytes = new TextEncoder().encode(text)
  const file = await readCalendar(bytes, memberTimeZone(), { eventsMax: SUBSCRIBED_EVENTS_MAX })
  return { name: file.name, unreadable: file.unreadable, events: calendarEvents(file) }
}

function setEvents(userId: string, id: string, calendar: SubscribedEvents): void {
  const events = new Map(subscribedOf(userId).events)
  changeSubscribed(userId, { events: events.set(id, calendar) })
}

const isShown = ({ hidden, version }: Subscription) => !hidden && version !== null

/** Shows the copies that this device has of the calendars that the member sees. */
async function showCopies(userId: string): Promise<void> {
  const shown = subscribedOf(userId).subscriptions.filter(isShown)
  const events = new Map(subscribedOf(userId).events)
  await Promise.all(
    shown.map(async ({ id }) => {
      const copy = events.has(id) ? null : await readCopy(userId, id)
      if (copy) events.set(id, copy)
    }),
  )
  changeSubscribed(userId, { events, isReady: true })
}

/** Loads and reads the text of one calendar. A text that is no calendar shows no events, and is not loaded again. */
async function loadText(userId: string, id: string): Promise<void> {
  const { version, calendar } = await readCalendarText(id)
  const none = { unreadable: 0, events: new Map<string, PlannerEvent>() }
  const { events, unreadable } = await readText(calendar).catch((error: unknown) => {
    if (!(error instanceof Error && error.name === 'FileRefusedError')) throw error
    console.warn('A calendar could not be read', error)
    return none
  })
  // The member may have signed out while the text was read.
  if (signedInMember() !== userId) return
  const entries = [...events].map(([key, data]) => ({ id: `${id}:${key}`, data, updatedAt: '' }))
  setEvents(userId, id, { version, unreadable, entries })
  await storeCopy(userId, id, { version, unreadable, entries })
}

/**
 * Loads each calendar whose text is newer than the shown one. It loads one after the other, because reading takes the
 * page's time. A failure does not stop the others. @throws the first failure
 */
async function loadNewTexts(userId: string): Promise<void> {
  const failures: unknown[] = []
  for (const { id, version } of subscribedOf(userId).subscriptions.filter(isShown)) {
    if (subscribedOf(userId).events.get(id)?.version === version) continue
    await loadText(userId, id).catch((error: unknown) => failures.push(error))
    if (signedInMember() !== userId) return
  }
  if (failures.length > 0) throw failures[0]
}

/** Reads the member's subscriptions from the API, and the calendars that have changed. @throws ApiError */
export async function syncSubscriptions(userId: string): Promise<void> {
  const subscriptions = await listSubscriptions()
  if (signedInMember() !== userId) return
  const ids = subscriptions.map(({ id }) => id)
  const events = new Map([...subscribedOf(userId).events].filter(([id]) => ids.includes(id)))
  changeSubscribed(userId, { subscriptions, events })
  await showCopies(userId)
  await loadNewTexts(userId)
  await deleteOtherCopies(userId, ids)
}

/** Keeps a member's subscriptions up to date. What this device has is shown at once. @returns a function that ends it. */
export function followSubscriptions(userId: string): () => void {
  void showCopies(userId)
  return keepInSync(userId, {
    topic: 'subscriptions',
    sync: syncSubscriptions,
    sendOutbox: () => null,
    onEdit: () => () => undefined,
    holdsDocument: false,
  })
}
