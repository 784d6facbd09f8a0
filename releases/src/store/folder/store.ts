import type { ReleaseStore } from '../store.ts'
import { folderFiles } from './files.ts'
import { folderLog } from './log.ts'

/** A release store that is a folder. It need not exist yet. */
export function folderStore(dir: string): ReleaseStore {
  return { files: folderFiles(dir), log: folderLog(dir) }
}
