/** The local-first sync engine: what a member edits is stored here first, then sent, and merged with other devices. */

export { keepInSync, type SyncedData } from './sync/keep-in-sync.ts'
export type { ReadPosition, SyncAdapter, SyncPage } from './sync/sync-adapter.ts'
export { sendOutbox, syncNow } from './sync/sync-engine.ts'
export { unsentEdits } from './sync/unsent-edits.ts'
