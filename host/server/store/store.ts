import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { copyCompressed } from './compress.ts'
import { emptyDocument, type StoreDocument, storeDocumentSchema } from './document.ts'

/** The store's document cannot be read: it is not JSON, or not a registry. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/** Name of the store's document in its folder. */
export const DOCUMENT = 'registry.json'
const LOCK_ATTEMPTS = 200

/** Whether an error says that something stands there already. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EEXIST' || error.code === 'ENOTEMPTY')
}

/** Whether something stands at a path. */
async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** Reads what is live. An empty folder is a store without releases. @throws StoreError naming what is wrong. */
export async function readStore(dir: string): Promise<StoreDocument> {
  const file = join(dir, DOCUMENT)
  if (!(await exists(file))) return emptyDocument
  try {
    return storeDocumentSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (cause) {
    const why = cause instanceof z.core.$ZodError ? z.prettifyError(cause) : String(cause)
    throw new StoreError(`${file} is not a registry: ${why}`, { cause })
  }
}

/** Changes the document in one atomic step. Changes of several processes wait for each other. */
export async function changeStore(
  dir: string,
  change: (document: StoreDocument) => StoreDocument,
): Promise<StoreDocument> {
  await mkdir(dir, { recursive: true })
  const lock = join(dir, `${DOCUMENT}.lock`)
  // A directory is made by exactly one of those who try.
  for (let attempt = 1; ; attempt += 1) {
    try {
      await mkdir(lock)
      break
    } catch (cause) {
      if (!isTaken(cause)) throw cause
      if (attempt === LOCK_ATTEMPTS) {
        throw new StoreError(`Another release holds ${lock}; remove it if that release was killed`, { cause })
      }
      await wait(50)
    }
  }
  try {
    const next = change(await readStore(dir))
    const draft = join(dir, `${DOCUMENT}.${randomUUID()}`)
    await writeFile(draft, JSON.stringify(next, null, 2))
    await rename(draft, join(dir, DOCUMENT))
    return next
  } finally {
    await rm(lock, { recursive: true, force: true })
  }
}

/** Puts the files of a release into the store, under `folder`. A release never changes: one that is there stays. */
export async function putFiles(dir: string, folder: string, from: string): Promise<void> {
  const target = join(dir, folder)
  if (await exists(target)) return
  const draft = join(dir, `.draft-${randomUUID()}`)
  try {
    await copyCompressed(from, draft)
    await mkdir(join(target, '..'), { recursive: true })
    await rename(draft, target)
  } catch (error) {
    // Someone published the same release meanwhile: theirs is the one.
    if (!isTaken(error)) throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
