import { emptyDocument, parseDocument, type StoreDocument, StoreError } from '../document.ts'
import type { RegistryLog } from '../store.ts'
import { type Bucket, type ObjectHeaders, statusOf } from './bucket.ts'

/** The newest revision, for people and for whoever reads the bucket. */
const DOCUMENT = 'registry.json'

const keyOf = (revision: number) => `registry/${String(revision).padStart(8, '0')}.json`

/** An object that is never written twice. */
const PROBE = 'registry/written-once'

/** What was read may be this old, in milliseconds. */
const FRESH_MS = 1000

const json: ObjectHeaders = { ContentType: 'application/json', CacheControl: 'no-cache' }

/** Writes the probe. @returns false when one was there. @throws StoreError where conditions are not known. */
async function probe(bucket: Bucket): Promise<boolean> {
  try {
    return await bucket.putNew(PROBE, Buffer.from('{}'), json)
  } catch (cause) {
    if (statusOf(cause) === 501 || statusOf(cause) === 400) throw withoutConditions(bucket, cause)
    throw cause
  }
}

function withoutConditions({ name }: Bucket, cause?: unknown): StoreError {
  const text = `The server of the bucket ${name} does not refuse to write what is there already (PUT with If-None-Match), so two teams that release at once could lose one release: keep what is live in PostgreSQL (REGISTRY_URL)`
  return new StoreError(text, { cause })
}

/**
 * Makes sure that a server writes an object only once when it is told so. Some refuse the condition, some do not see it.
 * Who may only read passes: they write nothing. @throws StoreError that says what to do.
 */
export async function requireConditionalPut(bucket: Bucket): Promise<void> {
  try {
    if ((await probe(bucket)) && (await probe(bucket))) throw withoutConditions(bucket)
  } catch (error) {
    if (statusOf(error) !== 403) throw error
  }
}

/**
 * The revisions in a bucket: `registry/00000012.json` is written by exactly one of those who try, because the server
 * refuses the second. `registry.json` is the newest, written after it; where a process was killed in between, the next
 * reader finds the one that is newer.
 */
export function bucketLog(bucket: Bucket): RegistryLog {
  const placeOf = (key: string) => `${bucket.name}/${key}`
  let known: { tag: string; document: StoreDocument } | null = null

  async function pointed(): Promise<StoreDocument> {
    const found = await bucket.getChanged(DOCUMENT, known?.tag)
    if (found === 'same' && known) return known.document
    if (typeof found === 'string') return emptyDocument
    const document = parseDocument(found.text, placeOf(DOCUMENT))
    known = { tag: found.tag, document }
    return document
  }

  async function textOf(revision: number): Promise<string | null> {
    return (await bucket.get(keyOf(revision)))?.toString() ?? null
  }

  async function latest(): Promise<StoreDocument | null> {
    let newest = await pointed()
    for (;;) {
      const next = await textOf(newest.revision + 1)
      if (next === null) return newest === emptyDocument ? null : newest
      newest = parseDocument(next, placeOf(keyOf(newest.revision + 1)))
    }
  }

  return {
    freshMs: FRESH_MS,
    latest,
    async append(document) {
      const text = JSON.stringify(document, null, 2)
      const isNew = await bucket.putNew(keyOf(document.revision), Buffer.from(text), json)
      // Refused it may be because an answer was lost on its way: then the one that is there is this one.
      if (!isNew && (await textOf(document.revision)) !== text) return false
      // What was written is live, whether this succeeds or not.
      await bucket.put(DOCUMENT, Buffer.from(text), json).catch((error: unknown) => {
        console.error(
          `${placeOf(DOCUMENT)} could not be written; readers find revision ${document.revision}:`,
          error,
        )
      })
      return true
    },
    async history(limit) {
      const newest = (await latest())?.revision ?? 0
      const count = Math.min(limit, newest)
      const documents = await Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const text = await textOf(newest - index)
          return text === null ? null : parseDocument(text, placeOf(keyOf(newest - index)))
        }),
      )
      return documents.filter((document) => document !== null)
    },
  }
}
