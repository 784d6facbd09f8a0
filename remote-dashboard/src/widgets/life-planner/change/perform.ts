import type { Entry } from '../../../records/records.ts'
import { sayWithUndo } from '../../../say/with-undo.ts'
import { plannerDialogTexts } from '../../../texts/planner-dialogs.ts'
import type { Request } from '../request.ts'
import { putEvents } from '../store.ts'
import { before, type Changes, endingAt, type Fields, movedTo, onlyOne, revised, withFields } from './once.ts'
import { deletedText, movedText, resizedText } from './said.ts'

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
