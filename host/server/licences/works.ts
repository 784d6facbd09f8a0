import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isNoticesFile, type Notice, noticesSchema, sortedNotices } from '@cadence/shared/notices'
import { liveReleases } from '../store/candidate.ts'
import type { StoreDocument } from '../store/document.ts'
import { folderOf } from '../store/registered.ts'
import type { ReleaseFiles } from '../store/store.ts'

/** Where the licences of the works of others can be read. The legal notice links there. */
export const LICENCES_PATH = '/licences'

/** The works of others in what is live. */
export interface Works {
  /** Each once, by name and version. */
  notices: Notice[]
  /** Releases that name none: they were built before that was kept, or their files cannot be read now. */
  unknown: string[]
}

/** Reads the notices files of a release. @returns null when it has none. */
async function readNotices(files: ReleaseFiles, folder: string): Promise<Notice[] | null> {
  const manifest = await files.manifest(folder)
  const names = Object.keys(manifest?.files ?? {}).filter(isNoticesFile)
  if (names.length === 0) return null
  const lists = await Promise.all(
    names.map(async (name) => {
      await files.bring(`/${folder}/${name}`)
      return noticesSchema.parse(JSON.parse(await readFile(join(files.root, folder, name), 'utf8')))
    }),
  )
  return lists.flat()
}

/**
 * Gathers what the releases say that some browsers are shown now, so that it stays right when one part is released
 * alone. A release never changes: it is read once while it is live.
 */
export function worksReader(files: ReleaseFiles): (document: StoreDocument) => Promise<Works> {
  let known = new Map<string, Promise<Notice[] | null>>()

  function noticesOf(folder: string): Promise<Notice[] | null> {
    return readNotices(files, folder).catch((error: unknown) => {
      console.error(`The licences of ${folder} cannot be read:`, error)
      known.delete(folder)
      return null
    })
  }

  return async (document) => {
    const folders = liveReleases(document).map(({ part, version }) => folderOf(part, version))
    known = new Map(folders.map((folder) => [folder, known.get(folder) ?? noticesOf(folder)]))
    const read = await Promise.all(
      [...known].map(async ([folder, notices]) => ({ folder, notices: await notices })),
    )
    return {
      notices: sortedNotices(read.flatMap(({ notices }) => notices ?? [])),
      unknown: read.filter(({ notices }) => !notices).map(({ folder }) => folder),
    }
  }
}
