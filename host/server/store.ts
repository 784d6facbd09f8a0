/** The release store, for the commands that publish into it. */
export { DEFAULT_PLAN, promoteCanary, raiseCanary, startCanary, stopCanary } from './store/canary.ts'
export { StoreError } from './store/document.ts'
export { folderStore } from './store/folder/store.ts'
export { pin, unpin } from './store/pin.ts'
export { registered } from './store/registered.ts'
export { publishHost, publishRemote, putRelease, ReleaseRefusedError, rollBack } from './store/releases.ts'
export { type Author, type ReleaseStore, readStore } from './store/store.ts'
