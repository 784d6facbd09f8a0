/** Which state of the API's data was read last. */
export interface ReadPosition {
  /** Version up to which data was read; 0 reads everything. */
  version: number
  /** Epoch of the API's data, which changes when a backup is restored; null while none is known. */
  epoch: string | null
}

/** One answer of the API to a reading. */
export interface SyncPage {
  /** Version up to which this page reads. An API that sends everything at once has no versions. */
  version?: number
  epoch?: string | undefined
  /** Whether another page follows. */
  more?: boolean
}

/**
 * What the sync engine has to know about one kind of local-first data. The engine never calls `send`, `read` or a merge
 * unless the member is signed in: every call carries the token of whoever is signed in at that moment.
 *
 * @typeParam Item what one call sends.
 * @typeParam Answer what the API answers to it.
 * @typeParam Page what the API answers to a reading.
 */
export interface SyncAdapter<Item, Answer, Page extends SyncPage> {
  /** The lock under which one tab of the browser runs at a time. */
  lock: {
    name: (member: string) => string
    /** How long to wait for another tab, in milliseconds, before running without the lock. Default: for ever. */
    patienceMs?: number
  }

  /** What waits to be sent, in the order of sending. */
  outbox: (member: string) => readonly Item[]
  /** Puts edits that were never sent into the outbox when the outbox lacks them, because the outbox may be lost. */
  repairOutbox?: (member: string) => Promise<void>

  /** Sends one item. @throws ApiError */
  send: (member: string, item: Item) => Promise<Answer>
  /** Merges the answer, resolves a conflict, and takes the item out of the outbox unless it was edited meanwhile. */
  mergeAnswer: (member: string, item: Item, answer: Answer) => Promise<void> | void
  /** Takes an item out of the outbox whose answer came after the member had left. Nothing of the answer may be stored. */
  markSent?: (member: string, item: Item, answer: Answer) => Promise<void> | void
  /**
   * Sets an item aside that the API will always refuse, so that it holds up no other item.
   * @returns what to send in its place; null when the error is no such refusal.
   */
  setAside?: (member: string, item: Item, error: unknown) => readonly Item[] | null
  /**
   * Whether the order of the items matters, because one may make room for the next: a failure then stops the rest.
   * Default: only a missing answer stops the rest.
   */
  stopsAtFailure?: boolean
  /**
   * After which failures of sending the engine still reads: `any`, `none`, or `answered`, when the API has answered.
   * Default: `answered`.
   */
  readsAfter?: 'any' | 'answered' | 'none'
  /** Whether an answer holds everything that a reading would: nothing is read after something was sent. */
  isAnswerComplete?: boolean

  /** Where the next reading starts. Default: everything is read. */
  position?: (member: string) => ReadPosition
  /** Reads the changes after a version. @throws ApiError */
  read: (since: number) => Promise<Page>
  /**
   * Merges what was read with what is here.
   * @param isRestored whether the API has restored a backup: data that it lacks was not deleted.
   * @returns false when this browser could not store it: it is read again then.
   */
  mergePage: (member: string, page: Page, isRestored: boolean) => Promise<boolean> | boolean
  /** Items that a restored API lacks or has in an older version, found by comparing all of its pages. The engine sends them at once. */
  missing?: (member: string, pages: readonly Page[]) => readonly Item[]
  /**
   * Stores the position of the reading. The engine calls it after the pages are stored, and after a restored API has
   * received the missing items.
   * @param epoch undefined while more pages follow, and for an API that sends none.
   */
  storePosition?: (member: string, version: number, epoch: string | undefined) => void
}
