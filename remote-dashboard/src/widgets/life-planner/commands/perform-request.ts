import { isDay, type LocalTime } from '@cadence/shared/calendar/time'
import { toastWithUndo } from '../../../feedback/change-toasts.ts'
import type { Entry } from '../../../records/records.ts'
import { excerpt } from '../../../string-helpers.ts'
import { plannerTexts } from '../../../texts/planner.ts'
import { plannerDialogTexts } from '../../../texts/planner-dialogs.ts'
import { dayTitle, formatTime } from '../date-format.ts'
import { putEvents } from '../planner-events.ts'
import type { Occurrence } from '../week/occurrences.ts'
import {
  type EventChanges,
  type EventFields,
  endingAt,
  movedTo,
  revised,
  singleChange,
  storedBefore,
  withFields,
} from './event-changes.ts'

/** What the member asks of the planner. Times are in the member's time zone. */
export type PlannerRequest =
  | { kind: 'create'; start: LocalTime; exam?: boolean }
  | { kind: 'edit'; occurrence: Occurrence }
  | { kind: 'plan'; occurrence: Occurrence }
  | { kind: 'move'; occurrence: Occurrence; start: LocalTime }
  | { kind: 'resize'; occurrence: Occurrence; end: LocalTime }
  | { kind: 'delete'; occurrence: Occurrence }
  | { kind: 'date'; field: Element }
  | { kind: 'files' }
  | { kind: 'calendars' }
  | { kind: 'subscribed'; occurrence: Occurrence }
  | { kind: 'options' }

const nameOf = (title: string) => excerpt(title) || plannerTexts.get().untitled

/** Announces a deleted event. */
export const deletedText = (title: string) => plannerDialogTexts.get().deleted({ name: nameOf(title) })

/** Announces an event that was changed in the form. */
export const changedText = (title: string) => plannerDialogTexts.get().changed({ name: nameOf(title) })

/** Announces an event with a new end. Times are in the member's time zone. */
export function resizedText(title: string, start: LocalTime, end: LocalTime, tag: string): string {
  const when = `${formatTime(start, tag)} – ${formatTime(end, tag)}`
  return plannerDialogTexts.get().moved({ name: nameOf(title), when })
}

/** Announces an event with a new start. Times are in the member's time zone. */
export function movedText(title: string, start: LocalTime, tag: string): string {
  const day = dayTitle(start.slice(0, 10), tag)
  const when = isDay(start) ? day : `${day}, ${formatTime(start, tag)}`
  return plannerDialogTexts.get().moved({ name: nameOf(title), when })
}

/**
 * Stores changes of events and announces them in a toast with an undo button.
 * @param announcement null when nothing is announced.
 * @returns whether the changes were stored.
 */
export function changeEvents(
  entries: readonly Entry<'event'>[],
  changes: EventChanges,
  announcement: string | null,
): boolean {
  const before = storedBefore(entries, changes)
  if (!putEvents(changes)) return false
  if (announcement !== null) {
    toastWithUndo({ text: announcement, undo: plannerDialogTexts.get().undo }, () => void putEvents(before))
  }
  return true
}

/**
 * Moves, resizes or deletes an event at once, when the event is not part of a series.
 * @returns false when a dialog must answer the request.
 */
export function performRequest(
  request: PlannerRequest,
  entries: readonly Entry<'event'>[],
  { zone, tag }: { zone: string; tag: string },
): boolean {
  if (request.kind !== 'move' && request.kind !== 'resize' && request.kind !== 'delete') return false
  const { occurrence } = request
  if (occurrence.recurring) return false
  const { id, event } = occurrence
  // A refused change has been announced by `putEvents`, and needs no dialog.
  const store = (fields: EventFields, announcement: string) =>
    changeEvents(entries, singleChange(id, revised(withFields(event, fields), new Date())), announcement)
  if (request.kind === 'delete') changeEvents(entries, singleChange(id, null), deletedText(event.title))
  else if (request.kind === 'move') {
    store(movedTo(occurrence, request.start, zone), movedText(event.title, request.start, tag))
  } else {
    const announcement = resizedText(event.title, occurrence.start, request.end, tag)
    store(endingAt(occurrence, request.end, zone), announcement)
  }
  return true
}
