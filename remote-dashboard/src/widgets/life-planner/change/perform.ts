import { toast } from '@cadence/shared/ui'
import type { Entry } from '../../../records/records.ts'
import { plannerTexts } from '../../../texts/planner.ts'
import { plannerDialogTexts } from '../../../texts/planner-dialogs.ts'
import type { Request } from '../request.ts'
import { putEvents } from '../store.ts'
import { before, type Changes, movedTo, onlyOne, revised, withFields } from './once.ts'

/** Changes events, and says it with a button that takes it back. Without a text nothing is said. */
export function change(entries: readonly Entry<'event'>[], changes: Changes, said: string | null): boolean {
  const held = before(entries, changes)
  if (!putEvents(changes)) return false
  const t = plannerDialogTexts.get()
  if (said !== null) {
    toast({ kind: 'info', text: said, action: { label: t.undo, run: () => void putEvents(held) } })
  }
  return true
}

/** What is said of a deleted event. */
export function deletedText(title: string): string {
  return plannerDialogTexts.get().deleted({ name: title || plannerTexts.get().untitled })
}

/**
 * Does at once what needs no question: moving and deleting an event that is no series.
 * @returns whether it was done; else a dialog must ask.
 */
export function perform(request: Request, entries: readonly Entry<'event'>[], zone: string): boolean {
  if (request.kind !== 'move' && request.kind !== 'delete') return false
  const { occurrence } = request
  if (occurrence.recurring) return false
  const { id, event } = occurrence
  if (request.kind === 'delete') return change(entries, onlyOne(id, null), deletedText(event.title))
  const moved = withFields(event, movedTo(occurrence, request.start, zone))
  return change(entries, onlyOne(id, revised(moved, new Date())), null)
}
