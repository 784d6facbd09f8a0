import type { ReleaseStore } from '../release-store.ts'
import { folderFiles } from './folder-files.ts'
import { folderLog } from './folder-log.ts'

/** A release store that is a folder. It need not exist yet. @param quality of the brotli copies; without it the best. */
export function folderStore(dir: string, quality?: number): ReleaseStore {
  return { files: folderFiles(dir, quality), log: folderLog(dir) }
}
