import type { StoreDocument } from './document.ts'
import { type ReleaseStore, readStore } from './store.ts'

/**
 * Gives what is live in a store, at any time. Where asking the store takes a while it is asked at most once in the
 * time that its log says, by one caller for all; what was read before is given while it cannot be reached.
 * @returns a function that rejects with StoreError when the document cannot be read, until it can.
 */
export function liveStore(store: ReleaseStore): () => Promise<StoreDocument> {
  const { freshMs } = store.log
  if (freshMs === 0) return () => readStore(store)
  let asked: { at: number; document: Promise<StoreDocument> } | null = null
  let last: StoreDocument | null = null
  async function ask(): Promise<StoreDocument> {
    try {
      last = await readStore(store)
      return last
    } catch (error) {
      if (!last) throw error
      console.error('What is live could not be read; what was live before is still served:', error)
      return last
    }
  }
  return () => {
    const now = performance.now()
    if (!asked || now - asked.at > freshMs) asked = { at: now, document: ask() }
    return asked.document
  }
}
