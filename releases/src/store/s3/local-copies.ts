import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { alreadyExists, isMissing } from '../file-errors.ts'

/** Copies of a bucket's files on this machine. A file is never there in part. */
export interface Mirror {
  readonly root: string
  has: (path: string) => Promise<boolean>
  read: (path: string) => Promise<string | null>
  write: (path: string, bytes: Uint8Array) => Promise<void>
  remove: (folder: string) => Promise<void>
}

/** A mirror in a folder, which several processes may share. It need not exist yet. */
export function mirrorIn(root: string): Mirror {
  const draftIn = () => join(root, `.draft-${randomUUID()}`)
  return {
    root,
    has: (path) =>
      access(join(root, path)).then(
        () => true,
        () => false,
      ),
    read: (path) =>
      readFile(join(root, path), 'utf8').catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      }),
    async write(path, bytes) {
      const target = join(root, path)
      const draft = draftIn()
      await mkdir(dirname(target), { recursive: true })
      try {
        await writeFile(draft, bytes)
        await rename(draft, target)
      } finally {
        await rm(draft, { force: true })
      }
    },
    async remove(folder) {
      const gone = draftIn()
      await rename(join(root, folder), gone).catch((error: unknown) => {
        if (!isMissing(error) && !alreadyExists(error)) throw error
      })
      await rm(gone, { recursive: true, force: true })
    },
  }
}
