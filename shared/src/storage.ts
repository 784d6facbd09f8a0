/** Browser storage that is checked by schemas, and locks between tabs. */

export { readText, removeKey, type WriteResult, writeText } from './storage/local-storage.ts'
export {
  backUp,
  readJson,
  readTabJson,
  writeJson,
  writeTabJson,
} from './storage/stored-json.ts'
export { withLock } from './storage/tab-lock.ts'
export { readTabText, removeTabKey, writeTabText } from './storage/tab-storage.ts'
