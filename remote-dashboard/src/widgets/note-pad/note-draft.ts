import { NOTE_CONTENT_MAX, NOTE_TITLE_MAX, type Note } from '@cadence/shared/schemas'
import { isSignedIn } from '../../dashboards/member.ts'
import { newId, putRecord, recordsOf } from '../../records/records.ts'
import { isStorageFull, subscribeRecords, takeStored } from '../../records/store.ts'
import { truncate } from '../../strings.ts'

/** From the first key that is not saved to the save, in milliseconds: half a second is the most that may be lost. */
const SAVE_MS = 300

/** What the member types in a note. */
export type NoteText = Pick<Note, 'title' | 'content'>

/** What an editor shows of its note's state. */
export interface DraftState {
  /** `no` where the browser's storage is full: the text stands on the screen only. */
  saved: 'yes' | 'soon' | 'no'
  /** What another tab or device did meanwhile to the note that is being edited. */
  theirs: 'same' | 'changed' | 'removed'
  /** Grows when the text was replaced by theirs, so that the fields are filled again. */
  revision: number
}

const same = (a: NoteText, b: NoteText) => a.title === b.title && a.content === b.content

/** Whether there is nothing to read in a note. */
export const isBlank = ({ title, content }: NoteText) => title.trim() === '' && content.trim() === ''

interface DraftOptions {
  userId: string
  id: string
  /** What stands in the editor at first: the note's text, a sample's, or nothing. */
  text: NoteText
  /** Called when the note was deleted elsewhere while nobody was in it. */
  onGone: () => void
  /** Called when another version was put aside as a note of its own, with the title that it would have. */
  titleOfOther: (text: NoteText) => string
  onKeptBoth: (title: string) => void
}

/**
 * The note that is being edited. What is typed stands: it is never replaced while the member is in it, and is saved
 * soon after each key. A version that came from elsewhere meanwhile is kept as a second note, so neither is lost.
 */
export class NoteDraft {
  readonly id: string
  readonly userId: string
  readonly #options: DraftOptions
  /** One other version for each time that a note is open, however often it changes elsewhere. */
  readonly #otherId = newId()
  /** What stands in the editor. */
  #text: NoteText
  /** What the records held when they were last looked at; null when there was no such note. */
  #seen: NoteText | null
  #dirty = false
  #held = false
  #saving = false
  #ended = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #state: DraftState = { saved: 'yes', theirs: 'same', revision: 0 }
  readonly #listeners = new Set<() => void>()
  readonly #ends: (() => void)[]

  constructor(options: DraftOptions) {
    this.#options = options
    this.id = options.id
    this.userId = options.userId
    this.#text = options.text
    this.#seen = this.#stored()
    const hidden = () => document.visibilityState === 'hidden' && this.save()
    const leave = () => this.save()
    document.addEventListener('visibilitychange', hidden)
    window.addEventListener('pagehide', leave)
    this.#ends = [
      subscribeRecords(() => this.#meet()),
      () => document.removeEventListener('visibilitychange', hidden),
      () => window.removeEventListener('pagehide', leave),
    ]
  }

  get text(): NoteText {
    return this.#text
  }

  /** Whether there is such a note, and not only this text. */
  get exists(): boolean {
    return this.#stored() !== null
  }

  readonly state = (): DraftState => this.#state

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The member is in the editor, or has left it. */
  hold(held: boolean): void {
    this.#held = held
    if (held) return
    this.save()
    this.#meet()
  }

  type(change: Partial<NoteText>): void {
    const { title, content } = { ...this.#text, ...change }
    // The fields have these limits; a text that a program put there is no exception.
    this.#text = { title: truncate(title, NOTE_TITLE_MAX), content: truncate(content, NOTE_CONTENT_MAX) }
    this.#dirty = true
    this.#show({ saved: 'soon' })
    // Not put off by each further key: who types without a pause would never be saved.
    this.#timer ??= setTimeout(() => this.save(), SAVE_MS)
  }

  /** Saves what is not saved, at once. */
  save(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    // In a browser that two members use, this text is the one's and not the other's.
    if (!this.#dirty || !isSignedIn(this.userId)) return
    // Another tab may have written a moment ago, which is heard of only later.
    takeStored(this.userId, 'note')
    this.#dirty = false
    const before = this.#note()
    if (!before && isBlank(this.#text)) {
      this.#show({ saved: 'yes' })
      return
    }
    const now = new Date().toISOString()
    this.#saving = true
    this.#keepTheirs(before)
    putRecord('note', this.id, { ...this.#text, createdAt: before?.createdAt ?? now, date: now })
    this.#seen = this.#text
    this.#saving = false
    this.#show({ saved: isStorageFull(this.userId, 'note') ? 'no' : 'yes', theirs: 'same' })
  }

  /** Takes over what came from elsewhere, which the member asked to see. */
  takeTheirs(): void {
    const theirs = this.#stored()
    if (theirs) this.#take(theirs)
  }

  end(): void {
    this.save()
    this.#ended = true
    for (const end of this.#ends) end()
  }

  #note(): Note | null {
    return recordsOf(this.userId, 'note').find(({ id }) => id === this.id)?.data ?? null
  }

  #stored(): NoteText | null {
    const note = this.#note()
    return note && { title: note.title, content: note.content }
  }

  #show(change: Partial<DraftState>): void {
    const next = { ...this.#state, ...change }
    const { saved, theirs, revision } = this.#state
    if (next.saved === saved && next.theirs === theirs && next.revision === revision) return
    this.#state = next
    for (const listener of this.#listeners) listener()
  }

  #take(theirs: NoteText): void {
    this.#text = theirs
    this.#seen = theirs
    this.#dirty = false
    this.#show({ saved: 'yes', theirs: 'same', revision: this.#state.revision + 1 })
  }

  /** Looks at the records: they may have been changed elsewhere. */
  #meet(): void {
    // Its own doing, and half done.
    if (this.#saving || this.#ended) return
    const stored = this.#stored()
    if (this.#seen === null && stored === null) return
    if (stored && (same(stored, this.#text) || (this.#seen && same(stored, this.#seen)))) {
      if (same(stored, this.#text)) this.#seen = stored
      this.#show({ theirs: 'same' })
    } else if (stored && !this.#held && !this.#dirty) this.#take(stored)
    else if (!stored && !this.#held && !this.#dirty) this.#options.onGone()
    else this.#show({ theirs: stored ? 'changed' : 'removed' })
  }

  /** Puts a version that this save would overwrite aside, as a note of its own. */
  #keepTheirs(theirs: Note | null): void {
    if (!theirs || isBlank(theirs) || same(theirs, this.#text)) return
    if (this.#seen && same(theirs, this.#seen)) return
    const title = truncate(this.#options.titleOfOther(theirs), NOTE_TITLE_MAX)
    const said = recordsOf(this.userId, 'note').some(({ id }) => id === this.#otherId)
    putRecord('note', this.#otherId, { ...theirs, title })
    if (!said) this.#options.onKeptBoth(title)
  }
}
