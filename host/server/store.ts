/** The release store, for the commands that publish into it. */
export { publishHost, publishRemote, rollBackRemote } from './store/releases.ts'
export { readStore, StoreError } from './store/store.ts'
