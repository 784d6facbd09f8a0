import { errorTexts } from '../texts/collection.ts'

/** A change that was not made. `message` is the reason, in the member's words. */
export class RefusedError extends Error {
  override readonly name: string = 'RefusedError'
}

/** The browser's storage is full, so nothing was written. */
export class StorageFullError extends RefusedError {
  override readonly name = 'StorageFullError'
  constructor() {
    super(errorTexts.get().storageFull)
  }
}

/** The member who made the change is no longer signed in, so nothing was written. */
export class MemberChangedError extends RefusedError {
  override readonly name = 'MemberChangedError'
  constructor() {
    super(errorTexts.get().memberChanged)
  }
}
