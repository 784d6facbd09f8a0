import type { Entry } from '../../../records/records.ts'
import { sayWithUndo } from '../../../say/with-undo.ts'
import { excerpt } from '../../../strings.ts'
import { plannerTexts } from '../../../texts/planner.ts'
import { plannerDialogTexts } from '../../../texts/planner-dialogs.ts'
import { isDay, type Wall } from '../local-time/local-time.ts'
import { putEvents } from '../planner-events.ts'
import { clockTime, dayTitle } from '../week/days.ts'
import type { Occurrence } from '../week/occurrences.ts'
import {
  before,
  type Changes,
  endingAt,
  type Fields,
  movedTo,
  onlyOne,
  revised,
  withFields,
} from './event-changes.ts'

/** Changes events, and says it with a button that takes it back. Without a text nothing is said. */
export function change(entries: readonly Entry<'event'>[], changes: Changes, said: string | null): boolean {
  const held = before(entries, changes)
  if (!putEvents(changes)) return false
  if (said !== null) {
    sayWithUndo({ text: said, undo: plannerDialogTexts.get().undo }, () => void putEvents(held))
  }
  return true
}

/** The member's clock and language. */
interface Member {
  zone: string
  tag: string
}

/**
 * Does at once what needs no question: moving, resizing and deleting an event that is no series.
 * @returns whether nothing is left to ask; else a dialog must.
 */
export function perform(
  request: Request,
  entries: readonly Entry<'event'>[],
  { zone, tag }: Member,
): boolean {
  if (request.kind !== 'move' && request.kind !== 'resize' && request.kind !== 'delete') return false
  const { occurrence } = request
  if (occurrence.recurring) return false
  const { id, event } = occurrence
  // What is refused has been said, and is no question.
  const put = (fields: Fields, said: string) =>
    change(entries, onlyOne(id, revised(withFields(event, fields), new Date())), said)
  if (request.kind === 'delete') change(entries, onlyOne(id, null), deletedText(event.title))
  else if (request.kind === 'move') {
    put(movedTo(occurrence, request.start, zone), movedText(event.title, request.start, tag))
  } else {
    const said = resizedText(event.title, occurrence.start, request.end, tag)
    put(endingAt(occurrence, request.end, zone), said)
  }
  return true
}

const nameOf = (title: string) => excerpt(title) || plannerTexts.get().untitled

/** What is said of a deleted event. */
export const deletedText = (title: string) => plannerDialogTexts.get().deleted({ name: nameOf(title) })

/** What is said of an event that was changed in the form. */
export const changedText = (title: string) => plannerDialogTexts.get().changed({ name: nameOf(title) })

/** What is said of an event that now ends at another time of the member's clock. */
export function resizedText(title: string, start: Wall, end: Wall, tag: string): string {
  const when = `${clockTime(start, tag)} – ${clockTime(end, tag)}`
  return plannerDialogTexts.get().moved({ name: nameOf(title), when })
}

/** What is said of an event that now begins at another time of the member's clock. */
export function movedText(title: string, start: Wall, tag: string): string {
  const day = dayTitle(start.slice(0, 10), tag)
  const when = isDay(start) ? day : `${day}, ${clockTime(start, tag)}`
  return plannerDialogTexts.get().moved({ name: nameOf(title), when })
}

/** What a member asks of the planner; what answers is loaded when it is asked. */
export type Request =
  | { kind: 'create'; start: Wall }
  | { kind: 'edit'; occurrence: Occurrence }
  /** `start` by the member's clock. */
  | { kind: 'move'; occurrence: Occurrence; start: Wall }
  /** `end` by the member's clock. */
  | { kind: 'resize'; occurrence: Occurrence; end: Wall }
  | { kind: 'delete'; occurrence: Occurrence }
  | { kind: 'date' }
  | { kind: 'files' }
