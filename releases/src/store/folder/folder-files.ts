import { randomUUID } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { copyCompressed } from '../compressed-copies.ts'
import { alreadyExists, isMissing } from '../file-errors.ts'
import { checkFiles, MANIFEST, releaseManifestSchema } from '../release-manifest.ts'
import type { ReleaseFiles, StoredRelease } from '../release-store.ts'

/** The beginning of a folder's name when the folder is not a release yet, or no longer. */
const DRAFT = '.draft-'

/** Names that an ended process may leave: a draft folder, a copy of a file, or a revision that has no place yet. */
const leftover = /^\.(?:draft|registry)-/

/** Whether a path exists. */
async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** When something was changed last; null when it is gone by now. */
async function timeOf(path: string): Promise<Date | null> {
  return stat(path).then(
    ({ mtime }) => mtime,
    (error: unknown) => {
      if (isMissing(error)) return null
      throw error
    },
  )
}

async function entriesIn(dir: string): Promise<Dirent[]> {
  return readdir(dir, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
}

async function foldersIn(dir: string): Promise<string[]> {
  return (await entriesIn(dir)).filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

/** Folders of a store that hold releases. */
async function releaseFolders(dir: string): Promise<string[]> {
  const remotes = await foldersIn(join(dir, 'remotes'))
  const parts = ['host', ...remotes.map((name) => `remotes/${name}`)]
  const lists = await Promise.all(
    parts.map(async (part) => (await foldersIn(join(dir, part))).map((version) => `${part}/${version}`)),
  )
  return lists.flat()
}

/**
 * The files of releases in a folder of this machine, or of one that several machines see.
 * @param quality of the brotli copies; without it the best.
 */
export function folderFiles(dir: string, quality?: number): ReleaseFiles {
  return {
    root: dir,
    bring: async () => undefined,

    async manifest(folder) {
      const text = await readFile(join(dir, folder, MANIFEST), 'utf8').catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      })
      return text === null ? null : releaseManifestSchema.parse(JSON.parse(text))
    },

    async put(folder, from, manifest) {
      const target = join(dir, folder)
      if (await exists(target)) return
      await mkdir(dir, { recursive: true })
      const draft = join(dir, `${DRAFT}${randomUUID()}`)
      try {
        await copyCompressed(from, draft, quality)
        await checkFiles(draft, manifest)
        await writeFile(join(draft, MANIFEST), JSON.stringify(manifest, null, 2))
        await mkdir(dirname(target), { recursive: true })
        await rename(draft, target)
      } catch (error) {
        // Another process published the same release in the meantime. Its copy stays.
        if (!alreadyExists(error)) throw error
      } finally {
        await rm(draft, { recursive: true, force: true })
      }
    },

    async list() {
      const folders = await releaseFolders(dir)
      return Promise.all(
        folders.map(async (folder): Promise<StoredRelease> => {
          const { mtime } = await stat(join(dir, folder))
          return { folder, at: mtime }
        }),
      )
    },

    async hide(folder) {
      const hidden = join(dir, `${DRAFT}${randomUUID()}`)
      await rename(join(dir, folder), hidden)
      return {
        putBack: () => rename(hidden, join(dir, folder)),
        remove: () => rm(hidden, { recursive: true, force: true }),
      }
    },

    async removeDrafts(before) {
      for (const { name } of await entriesIn(dir)) {
        if (!leftover.test(name)) continue
        const at = await timeOf(join(dir, name))
        if (at && at < before) await rm(join(dir, name), { recursive: true, force: true })
      }
    },
  }
}
