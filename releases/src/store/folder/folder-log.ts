import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { mapConcurrently, STORE_CALLS } from '../../concurrency.ts'
import { alreadyExists, isMissing } from '../file-errors.ts'
import { parseDocument, type StoreDocument, StoreError } from '../registry-document.ts'
import type { RegistryLog } from '../release-store.ts'

/** The newest revision, for people and for servers that read the folder. */
export const DOCUMENT = 'registry.json'

/** Folder of the revisions, one file each. */
const REVISIONS = 'registry'

const nameOf = (revision: number) => `${String(revision).padStart(8, '0')}.json`

/** What a file holds; null when there is none. */
async function textOf(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null
    throw new StoreError(`${file} cannot be read: ${error}`, { cause: error })
  })
}

/** Writes a file that is on the disk when this resolves. */
async function write(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx')
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** What changes with each change of a file, by hand too; null when there is none. */
async function stampOf(file: string): Promise<string | null> {
  return stat(file, { bigint: true }).then(
    ({ ino, size, mtimeNs }) => `${ino} ${size} ${mtimeNs}`,
    (error: unknown) => {
      if (isMissing(error)) return null
      throw error
    },
  )
}

/**
 * The revisions in a folder. Only one process can make `registry/00000012.json`, because the file system refuses a
 * second link of that name. `registry.json` is the newest revision, written afterwards. When a process ends in
 * between, the next reader finds the newer revision.
 */
export function folderLog(dir: string): RegistryLog {
  const pointer = join(dir, DOCUMENT)
  const fileOf = (revision: number) => join(dir, REVISIONS, nameOf(revision))
  let known: { stamp: string; document: StoreDocument } | null = null

  async function pointed(): Promise<StoreDocument | null> {
    const stamp = await stampOf(pointer)
    if (stamp === null) return null
    if (known?.stamp === stamp) return known.document
    const text = await textOf(pointer)
    if (text === null) return null
    const document = parseDocument(text, pointer)
    known = { stamp, document }
    return document
  }

  /** Numbers of the revisions that are there, the newest first. */
  async function revisions(): Promise<number[]> {
    const names = await readdir(join(dir, REVISIONS)).catch((error: unknown) => {
      if (isMissing(error)) return []
      throw error
    })
    const numbers = names
      .filter((name) => /^\d{8,}\.json$/.test(name))
      .map((name) => Number.parseInt(name, 10))
    return numbers.sort((a, b) => b - a)
  }

  async function revision(number: number): Promise<StoreDocument> {
    const file = fileOf(number)
    return parseDocument(await readFile(file, 'utf8'), file)
  }

  async function latest(): Promise<StoreDocument | null> {
    let newest = await pointed()
    if (newest === null) {
      // The first ones may be gone: the pointer is lost, not everything.
      const [last] = await revisions()
      newest = last === undefined ? null : await revision(last)
    }
    for (;;) {
      const next = fileOf((newest?.revision ?? 0) + 1)
      if ((await stampOf(next)) === null) return newest
      const text = await textOf(next)
      if (text === null) return newest
      newest = parseDocument(text, next)
    }
  }

  /** Writes a draft and moves it to its place. `place` moves it and returns whether the place was free. */
  async function withDraft<T>(text: string, place: (draft: string) => Promise<T>): Promise<T> {
    const draft = join(dir, `.registry-${randomUUID()}`)
    try {
      await write(draft, text)
      return await place(draft)
    } finally {
      await rm(draft, { force: true })
    }
  }

  return {
    freshMs: 0,
    latest,
    async append(document) {
      const text = JSON.stringify(document, null, 2)
      await mkdir(join(dir, REVISIONS), { recursive: true })
      const isFirst = await withDraft(text, (draft) =>
        link(draft, fileOf(document.revision)).then(
          () => true,
          (error: unknown) => {
            if (alreadyExists(error)) return false
            throw error
          },
        ),
      )
      if (!isFirst) return false
      // What was written is live, whether this succeeds or not.
      await withDraft(text, (draft) => rename(draft, pointer)).catch((error: unknown) => {
        console.error(`${pointer} could not be written; readers find revision ${document.revision}:`, error)
      })
      return true
    },
    async history(limit) {
      // Reads a few at a time, because the number of open files of a process is limited.
      return mapConcurrently(STORE_CALLS, (await revisions()).slice(0, limit), revision)
    },
    async forget(below) {
      const [newest = 0, ...others] = await revisions()
      const old = others.filter((number) => number < below && number < newest)
      // The oldest first, so that the rest has no gap when this is interrupted.
      for (const number of old.reverse()) await rm(fileOf(number), { force: true })
    },
  }
}
