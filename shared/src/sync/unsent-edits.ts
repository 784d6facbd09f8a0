import { proxy } from 'valtio'
import { hasUnstored } from '../storage/local-storage.ts'

/** Edits that are not sent after this time are late, in milliseconds. A normal save takes half a second. */
const LATE_MS = 2_000

interface UnsentEdits {
  /** How many edits wait: those that were made a while ago, or that could not be sent. */
  count: number
  /** Whether a reload would find them here: storage may be full or forbidden. */
  isStored: boolean
}

/** The member's edits that are late, for a screen that says so. Counted from the outboxes: what the browser says of the network is no help. */
export const unsentEdits = proxy<UnsentEdits>({ count: 0, isStored: true })

/** The late edits of each kind of data. */
const late = new Map<object, number>()

function publish(): void {
  const count = [...late.values()].reduce((sum, one) => sum + one, 0)
  Object.assign(unsentEdits, { count, isStored: !hasUnstored() })
}

/** Counts the edits of one kind of data that are late. @param inOutbox how many edits are in its outbox. */
export class LateEdits {
  readonly #inOutbox: () => number
  #timer: ReturnType<typeof setTimeout> | undefined
  #hasEnded = false

  constructor(inOutbox: () => number) {
    this.#inOutbox = inOutbox
  }

  /** The member has made an edit. */
  noteEdit(): void {
    if (this.#hasEnded) return
    if (late.has(this)) this.#count()
    else this.#timer ??= setTimeout(() => this.#count(), LATE_MS)
  }

  /** The edits were sent, or an attempt has failed. One that was under way at the end says nothing any more. */
  noteRun(hasFailed: boolean): void {
    if (this.#hasEnded) return
    this.#stopWaiting()
    if (hasFailed || late.has(this)) this.#count()
    // Made during the run.
    else if (this.#inOutbox() > 0) this.noteEdit()
  }

  /** Another tab may have sent some. */
  checkAgain(): void {
    if (late.has(this)) this.#count()
  }

  end(): void {
    this.#hasEnded = true
    this.#stopWaiting()
    late.delete(this)
    publish()
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #count(): void {
    this.#stopWaiting()
    const count = this.#inOutbox()
    if (count > 0) late.set(this, count)
    else late.delete(this)
    publish()
  }
}
