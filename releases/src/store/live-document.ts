import { type StoreDocument, StoreError } from './registry-document.ts'
import { type ReleaseStore, readStore } from './release-store.ts'

/** A request waits this long for the store while an earlier document is known, in milliseconds. */
const PATIENCE_MS = 250

/** The awaited value, or another one when it takes too long. */
async function orAfter<T>(asked: Promise<T>, ms: number, instead: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, ms, instead)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

/**
 * Gives the live document of a store. Where reading is slow, the store is read at most once in the log's `freshMs`,
 * by one caller for all. When reading fails, the last document is given.
 * @returns a function that rejects with StoreError until the document was read once.
 */
export function liveDocumentReader(store: ReleaseStore): () => Promise<StoreDocument> {
  const { freshMs } = store.log
  let asked: { at: number; isRunning: boolean; document: Promise<StoreDocument> } | null = null
  let last: StoreDocument | null = null

  async function ask(): Promise<StoreDocument> {
    try {
      last = await readStore(store)
      return last
    } catch (error) {
      if (!last) throw new StoreError('What is live cannot be read', { cause: error })
      console.error('What is live could not be read; what was live before is still served:', error)
      return last
    }
  }

  if (freshMs === 0) return ask

  function askNow(at: number) {
    const question = { at, isRunning: true, document: ask() }
    const done = () => {
      question.isRunning = false
    }
    question.document.then(done, done)
    asked = question
    return question
  }

  return () => {
    const now = performance.now()
    const isFresh = asked && (asked.isRunning || now - asked.at <= freshMs)
    const { document } = isFresh && asked ? asked : askNow(now)
    return last ? orAfter(document, PATIENCE_MS, last) : document
  }
}
