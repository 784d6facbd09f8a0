import { authState, useAuth } from '@cadence/shared/auth'
import { toast } from '@cadence/shared/ui'
import { proxy, ref, type Snapshot, useSnapshot } from 'valtio'
import { newId, ownRecords, removeRecord } from '../../records/records.ts'
import { excerpt } from '../../string-helpers.ts'
import { notePadTexts } from '../../texts/widgets.ts'
import { removeWithUndo } from '../remove-with-undo.ts'
import { isBlank, NoteDraft, type NoteText } from './note-draft.ts'
import { headOf } from './notes.ts'

/** The one note in the editor. */
interface OpenNote {
  draft: ReturnType<typeof ref<NoteDraft>>
  /** False when the large widget opened the newest note by itself. */
  chosen: boolean
  /** The text of the note when it was opened, or null for a new note. */
  before: NoteText | null
}

/**
 * The open note outlives the widget, which is removed when the member edits the dashboard or goes to another page. The
 * draft must not be lost then.
 */
const state = proxy<{ open: OpenNote | null }>({ open: null })

/** Whether the editor takes the keyboard focus when it renders next. */
let isFocusRequested = false

/** Title of a note in a message. */
function nameOf(text: NoteText): string {
  return excerpt(headOf(text).title) || notePadTexts.get().untitled
}

/** Opens a note of the signed-in member. Without an id it is a new note, stored with the first text. */
export function openNote(id: string | null, text: NoteText, chosen = true): void {
  isFocusRequested = chosen
  const userId = authState.user?._id
  const { open } = state
  if (open && id !== null && open.draft.id === id && open.draft.userId === userId) {
    open.chosen ||= chosen
    return
  }
  closeNote()
  if (userId === undefined) return
  const t = notePadTexts.get()
  const draft = new NoteDraft({
    userId,
    id: id ?? newId(),
    text,
    onRemoved: closeNote,
    titleOfOther: (other) => t.otherVersion({ note: headOf(other).title || t.untitled }),
    onKeptBoth: (title) => toast({ kind: 'info', text: t.keptBoth({ note: excerpt(title) }) }),
  })
  state.open = { draft: ref(draft), chosen, before: draft.isStored ? text : null }
}

/** Whether the member has just opened the note. True once, so that a later render does not take the focus again. */
export function consumeFocusRequest(): boolean {
  const requested = isFocusRequested
  isFocusRequested = false
  return requested
}

/** Saves and closes the open note. An emptied note is deleted, with a toast that restores its earlier text. */
export function closeNote(): void {
  const { open } = state
  if (!open) return
  const { draft, before } = open
  draft.close()
  state.open = null
  if (authState.user?._id !== draft.userId || !isBlank(draft.text) || !draft.isStored) return
  if (!before || isBlank(before)) removeRecord('note', draft.id)
  else removeNote(draft.id, before)
}

/** Deletes the open note. A toast restores it. */
export function removeOpenNote(): void {
  const { open } = state
  if (!open) return
  const { draft, before } = open
  draft.close()
  state.open = null
  if (draft.isStored) removeNote(draft.id, isBlank(draft.text) && before ? before : draft.text)
}

/** Deletes a note. A toast restores it with the given text. */
function removeNote(id: string, text: NoteText): void {
  const entries = ownRecords('note').filter((entry) => entry.id === id)
  const t = notePadTexts.get()
  removeWithUndo(
    'note',
    entries.map((entry) => ({ ...entry, data: { ...entry.data, ...text } })),
    { text: t.removed({ note: nameOf(text) }), undo: t.undo },
  )
}

/** The signed-in member's open note. */
export function useOpenNote(): Snapshot<OpenNote> | null {
  const userId = useAuth().user?._id
  const { open } = useSnapshot(state)
  return open?.draft.userId === userId ? open : null
}
