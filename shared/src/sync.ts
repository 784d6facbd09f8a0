/** The local-first sync engine: what a member edits is stored here first, then sent, and merged with other devices. */
export type { ReadPosition, SyncAdapter, SyncPage } from './sync/adapter.ts'
export { sendOutbox, syncNow } from './sync/engine.ts'
export { keepInSync, type SyncedData } from './sync/keep-in-sync.ts'
