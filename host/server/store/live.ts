import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyDocument, type StoreDocument } from './document.ts'
import { DOCUMENT, readStore } from './store.ts'

/**
 * Gives what is live in a store, at any time. The document is parsed again only when it is another one than at the
 * last call, so that a page costs the same with four registered remotes and with four hundred.
 * @returns a function that rejects with StoreError when the document cannot be read, until it can.
 */
export function liveStore(dir: string): () => Promise<StoreDocument> {
  let known: { stamp: string; document: StoreDocument } | null = null
  return async () => {
    const stamp = await stampOf(join(dir, DOCUMENT))
    if (stamp === null) return emptyDocument
    if (known?.stamp === stamp) return known.document
    const document = await readStore(dir)
    known = { stamp, document }
    return document
  }
}

/** What changes with each release, rollback or edit by hand of the document; null when there is none. */
async function stampOf(file: string): Promise<string | null> {
  try {
    const { ino, size, mtimeNs } = await stat(file, { bigint: true })
    return `${ino} ${size} ${mtimeNs}`
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
