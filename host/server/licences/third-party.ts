import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isNoticesFile, type Notice, noticesSchema, sortedNotices } from '@cadence/releases/notices'
import type { StoreDocument } from '@cadence/releases/store/registry-document'
import { folderOf, liveReleases } from '@cadence/releases/store/registry-entries'
import type { ReleaseFiles } from '@cadence/releases/store/release-store'

/** Where the licences of third-party software can be read. The legal notice links there. */
export const LICENCES_PATH = '/licences'

/** The third-party software in what is live. */
export interface ThirdParty {
  /** Each once, by name and version. */
  notices: Notice[]
  /** Releases with unknown notices: builds without a notices file, or with a file that cannot be read now. */
  unknown: string[]
}

/** Reads the notices files of a release. @returns null when it has none. */
async function readNotices(files: ReleaseFiles, folder: string): Promise<Notice[] | null> {
  const manifest = await files.manifest(folder)
  // This error is not remembered, because the store may answer the next request.
  if (!manifest) throw new Error(`${folder} has no manifest`)
  const names = Object.keys(manifest.files).filter(isNoticesFile)
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
 * Gathers the notices of every live release, canaries included, so that the page stays right when one part is released
 * alone. A release never changes: it is read once while it is live.
 */
export function thirdPartyReader(files: ReleaseFiles): (document: StoreDocument) => Promise<ThirdParty> {
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
