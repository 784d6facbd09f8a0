import type { ReleaseStore } from '../release-store.ts'
import { folderFiles } from './folder-files.ts'
import { folderLog } from './folder-log.ts'

/** A release store that is a folder. It need not exist yet. */
export function folderStore(dir: string): ReleaseStore {
  return { files: folderFiles(dir), log: folderLog(dir) }
}
