/** The release store, for the commands that publish into it. */
export { StoreError } from './store/document.ts'
export { folderStore } from './store/folder/store.ts'
export { publishHost, publishRemote, ReleaseRefusedError, rollBack } from './store/releases.ts'
export { type ReleaseStore, readStore } from './store/store.ts'
