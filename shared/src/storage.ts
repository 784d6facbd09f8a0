/** Browser storage, checked by schemas, and locks between tabs. */
export { backUp, readJson, type StoredJson, writeJson } from './storage/json.ts'
export { readText, removeKey, type WriteResult, writeText } from './storage/local.ts'
export { withLock } from './storage/lock.ts'
export { readTabText, removeTabKey, writeTabText } from './storage/tab.ts'
