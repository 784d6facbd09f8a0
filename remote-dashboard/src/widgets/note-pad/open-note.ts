import { authState, useAuth } from '@cadence/shared/auth'
import { toast } from '@cadence/shared/ui'
import { useSyncExternalStore } from 'react'
import { newId, ownRecords, removeRecord } from '../../records/records.ts'
import { excerpt } from '../../strings.ts'
import { notePadTexts } from '../../texts/note-pad.ts'
import { removeWithUndo } from '../remove-with-undo.ts'
import { isBlank, NoteDraft, type NoteText } from './note-draft.ts'
import { headOf } from './notes.ts'

/**
 * The one note that is open, apart from the widget: that is drawn anew when the dashboard is edited, or goes with its
 * page, and what was typed must outlast it.
 */
interface Desk {
  draft: NoteDraft
  /** False for a note that lies open because there is room for it, and not because it was asked for. */
  chosen: boolean
  /** What the note was when it was opened; null for a new one. */
  before: NoteText | null
}

let desk: Desk | null = null
let focusWanted = false
const listeners = new Set<() => void>()

function put(next: Desk | null): void {
  desk = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Title of a note in a message. */
function nameOf(text: NoteText): string {
  return excerpt(headOf(text).title) || notePadTexts.get().untitled
}

/** Opens a note of the signed-in member; without an id a new one, which is kept once something is typed. */
export function openNote(id: string | null, text: NoteText, chosen = true): void {
  focusWanted = chosen
  const userId = authState.user?._id
  if (id !== null && desk?.draft.id === id && desk.draft.userId === userId) {
    put({ ...desk, chosen: desk.chosen || chosen })
    return
  }
  closeNote()
  if (userId === undefined) return
  const t = notePadTexts.get()
  const draft = new NoteDraft({
    userId,
    id: id ?? newId(),
    text,
    onGone: closeNote,
    titleOfOther: (theirs) => t.otherVersion({ note: headOf(theirs).title || t.untitled }),
    onKeptBoth: (title) => toast({ kind: 'info', text: t.keptBoth({ note: excerpt(title) }) }),
  })
  put({ draft, chosen, before: draft.exists ? text : null })
}

/** Whether the member has just asked to be in the open note; says so once, and not when the widget is drawn anew. */
export function takeFocusWish(): boolean {
  const wanted = focusWanted
  focusWanted = false
  return wanted
}

/** Puts the open note away. One in which nothing is left goes; what it was can be put back. */
export function closeNote(): void {
  const open = desk
  if (!open) return
  const { draft, before } = open
  draft.end()
  put(null)
  if (authState.user?._id !== draft.userId || !isBlank(draft.text) || !draft.exists) return
  if (!before || isBlank(before)) removeRecord('note', draft.id)
  else discard(draft.id, before)
}

/** Deletes the open note, with a way back. */
export function removeOpenNote(): void {
  const open = desk
  if (!open) return
  const { draft, before } = open
  draft.end()
  put(null)
  if (draft.exists) discard(draft.id, isBlank(draft.text) && before ? before : draft.text)
}

/** Deletes a note; a toast puts it back with this text. */
function discard(id: string, text: NoteText): void {
  const entries = ownRecords('note').filter((entry) => entry.id === id)
  const t = notePadTexts.get()
  removeWithUndo(
    'note',
    entries.map((entry) => ({ ...entry, data: { ...entry.data, ...text } })),
    { text: t.removed({ note: nameOf(text) }), undo: t.undo },
  )
}

/** The signed-in member's open note. */
export function useDesk(): Desk | null {
  const userId = useAuth().user?._id
  const open = useSyncExternalStore(subscribe, () => desk)
  return open?.draft.userId === userId ? open : null
}
