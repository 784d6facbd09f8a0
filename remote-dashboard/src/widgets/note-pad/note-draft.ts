import { isSignedIn } from '@cadence/shared/auth'
import { NOTE_CONTENT_MAX, NOTE_TITLE_MAX, type Note, truncate } from '@cadence/shared/schemas'
import { proxy } from 'valtio'
import { newId, putRecord, recordsOf } from '../../records/records.ts'
import { isStorageFull, mergeOtherTabs, subscribeRecords } from '../../records/records-store.ts'

/** From the first unsaved key to the save, in milliseconds. A crash may lose half a second of typing at most. */
const SAVE_MS = 300

/** The fields that the member edits. */
export type NoteText = Pick<Note, 'title' | 'content'>

/** What the editor shows about its note. */
export interface DraftState {
  /** `no` when the browser's storage is full: the text is only on the screen. */
  saved: 'yes' | 'soon' | 'no'
  /** What another tab or device did to the stored note while the member edits it. */
  storedNote: 'same' | 'changed' | 'removed'
  /** Grows when the stored text replaces the draft, so that the editor fills its fields again. */
  revision: number
}

const isSame = (a: NoteText, b: NoteText) => a.title === b.title && a.content === b.content

/** Whether a note has no text. */
export const isBlank = ({ title, content }: NoteText) => title.trim() === '' && content.trim() === ''

interface DraftOptions {
  userId: string
  id: string
  /** The first text in the editor: the note's, a sample's, or an empty one. */
  text: NoteText
  /** Called when the note was deleted elsewhere while the member was not in the editor. */
  onRemoved: () => void
  /** Title for a second note that keeps another version. */
  titleOfOther: (text: NoteText) => string
  /** Called with the title of the second note when a save has kept both versions. */
  onKeptBoth: (title: string) => void
}

/**
 * The draft of the note in the editor. It is saved soon after each key, and no change from elsewhere replaces it while
 * the member is in the editor. When a save would overwrite another version, that one is kept as a second note.
 */
export class NoteDraft {
  readonly id: string
  readonly userId: string
  readonly state = proxy<DraftState>({ saved: 'yes', storedNote: 'same', revision: 0 })
  readonly #options: DraftOptions
  /** Id of the second note. There is one for as long as the editor is open, however often the note changes elsewhere. */
  readonly #otherId = newId()
  #text: NoteText
  /** The stored version that the draft is based on, or null when the note was not stored. */
  #base: NoteText | null
  #isUnsaved = false
  #isFocused = false
  #isSaving = false
  #isClosed = false
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #subscriptions: (() => void)[]

  constructor(options: DraftOptions) {
    this.#options = options
    this.id = options.id
    this.userId = options.userId
    this.#text = options.text
    this.#base = this.#storedText()
    const onHidden = () => document.visibilityState === 'hidden' && this.save()
    const onPageHide = () => this.save()
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('pagehide', onPageHide)
    this.#subscriptions = [
      subscribeRecords(() => this.#compareWithStored()),
      () => document.removeEventListener('visibilitychange', onHidden),
      () => window.removeEventListener('pagehide', onPageHide),
    ]
  }

  get text(): NoteText {
    return this.#text
  }

  /** Whether the note is stored. A new note is stored with its first text. */
  get isStored(): boolean {
    return this.#storedText() !== null
  }

  /** Tells whether the member is in the editor. When the member leaves it, the draft is saved. */
  setFocused(isFocused: boolean): void {
    this.#isFocused = isFocused
    if (isFocused) return
    this.save()
    this.#compareWithStored()
  }

  /** Changes the draft. */
  edit(change: Partial<NoteText>): void {
    const { title, content } = { ...this.#text, ...change }
    // The fields have these limits, but a browser extension or a script may set a longer text.
    this.#text = { title: truncate(title, NOTE_TITLE_MAX), content: truncate(content, NOTE_CONTENT_MAX) }
    this.#isUnsaved = true
    this.state.saved = 'soon'
    // Not restarted by the next key: otherwise typing without a pause would never be saved.
    this.#timer ??= setTimeout(() => this.save(), SAVE_MS)
  }

  /** Saves an unsaved draft at once. */
  save(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    // After a change of member in this browser, the text must not become a note of the second member.
    if (!this.#isUnsaved || !isSignedIn(this.userId)) return
    // Another tab may have stored a version a moment ago, and its storage event may still be on the way.
    mergeOtherTabs(this.userId, 'note')
    this.#isUnsaved = false
    const stored = this.#storedNote()
    if (!stored && isBlank(this.#text)) {
      this.state.saved = 'yes'
      return
    }
    const now = new Date().toISOString()
    this.#isSaving = true
    this.#keepOtherVersion(stored)
    putRecord('note', this.id, { ...this.#text, createdAt: stored?.createdAt ?? now, date: now })
    this.#base = this.#text
    this.#isSaving = false
    Object.assign(this.state, {
      saved: isStorageFull(this.userId, 'note') ? 'no' : 'yes',
      storedNote: 'same',
    })
  }

  /** Replaces the draft by the stored version, when the member asks for it. */
  applyStored(): void {
    const stored = this.#storedText()
    if (stored) this.#apply(stored)
  }

  /** Saves the draft and ends all subscriptions. */
  close(): void {
    this.save()
    this.#isClosed = true
    for (const unsubscribe of this.#subscriptions) unsubscribe()
  }

  #storedNote(): Note | null {
    return recordsOf(this.userId, 'note').find(({ id }) => id === this.id)?.data ?? null
  }

  #storedText(): NoteText | null {
    const note = this.#storedNote()
    return note && { title: note.title, content: note.content }
  }

  #apply(stored: NoteText): void {
    this.#text = stored
    this.#base = stored
    this.#isUnsaved = false
    Object.assign(this.state, { saved: 'yes', storedNote: 'same', revision: this.state.revision + 1 })
  }

  /** Reacts to a change of the records, which may come from another tab or device. */
  #compareWithStored(): void {
    // `save` changes the records in two steps.
    if (this.#isSaving || this.#isClosed) return
    const stored = this.#storedText()
    if (this.#base === null && stored === null) return
    if (stored && (isSame(stored, this.#text) || (this.#base && isSame(stored, this.#base)))) {
      if (isSame(stored, this.#text)) this.#base = stored
      this.state.storedNote = 'same'
    } else if (stored && !this.#isFocused && !this.#isUnsaved) this.#apply(stored)
    else if (!stored && !this.#isFocused && !this.#isUnsaved) this.#options.onRemoved()
    else this.state.storedNote = stored ? 'changed' : 'removed'
  }

  /** Keeps a version that this save would overwrite as a second note. */
  #keepOtherVersion(stored: Note | null): void {
    if (!stored || isBlank(stored) || isSame(stored, this.#text)) return
    if (this.#base && isSame(stored, this.#base)) return
    const title = truncate(this.#options.titleOfOther(stored), NOTE_TITLE_MAX)
    const wasAnnounced = recordsOf(this.userId, 'note').some(({ id }) => id === this.#otherId)
    putRecord('note', this.#otherId, { ...stored, title })
    if (!wasAnnounced) this.#options.onKeptBoth(title)
  }
}
