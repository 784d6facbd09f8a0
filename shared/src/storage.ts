/** Browser storage, checked by schemas, and locks between tabs. */
export { backUp, readJson, readTabJson, type StoredJson, writeJson, writeTabJson } from './storage/json.ts'
export { readText, removeKey, storedKeys, type WriteResult, writeText } from './storage/local.ts'
export { withLock } from './storage/lock.ts'
export { readTabText, removeTabKey, tabKeys, writeTabText } from './storage/tab.ts'
