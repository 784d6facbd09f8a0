import { errorTexts } from '../texts/errors.ts'

/** A change that was not made; `message` says why, in words for the member. */
export class RefusedError extends Error {
  override readonly name: string = 'RefusedError'
}

/** The browser's storage is used up; nothing was written. */
export class StorageFullError extends RefusedError {
  override readonly name = 'StorageFullError'
  constructor() {
    super(errorTexts.get().storageFull)
  }
}

/** The member who asked for the change is not signed in any more; nothing was written. */
export class MemberChangedError extends RefusedError {
  override readonly name = 'MemberChangedError'
  constructor() {
    super(errorTexts.get().memberChanged)
  }
}
