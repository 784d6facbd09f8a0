import { mapConcurrently, STORE_CALLS } from '../../concurrency.ts'
import { parseDocument, type StoreDocument, StoreError } from '../registry-document.ts'
import type { RegistryLog } from '../release-store.ts'
import { type Bucket, BucketError, type ObjectHeaders } from './bucket.ts'

/** The newest revision, for people and for programs that read the bucket. */
const DOCUMENT = 'registry.json'

/** How the revisions' keys begin. */
const REVISIONS = 'registry/'

const keyOf = (revision: number) => `${REVISIONS}${String(revision).padStart(8, '0')}.json`

const revisionKey = /^registry\/(\d{8,})\.json$/

/** An object that is never written twice. */
const PROBE = `${REVISIONS}written-once`

/** What was read may be this old, in milliseconds. */
const FRESH_MS = 1000

const json: ObjectHeaders = { ContentType: 'application/json', CacheControl: 'no-cache' }

/** Writes the probe. @returns false when one was there. @throws StoreError where conditions are not known. */
async function probe(bucket: Bucket): Promise<boolean> {
  try {
    return await bucket.putNew(PROBE, Buffer.from('{}'), json)
  } catch (cause) {
    const status = cause instanceof BucketError ? cause.status : undefined
    if (status === 501 || status === 400) throw withoutConditions(bucket, cause)
    throw cause
  }
}

function withoutConditions({ name }: Bucket, cause?: unknown): StoreError {
  const text = `The server of the bucket ${name} does not refuse to write what is there already (PUT with If-None-Match), so two teams that release at once could lose one release: keep what is live in PostgreSQL (REGISTRY_URL)`
  return new StoreError(text, { cause })
}

/**
 * Makes sure that the server obeys the condition to write an object only once. A client that may only read passes,
 * because it writes nothing. An unreachable server passes, because a release server must start without it: a store
 * that never passed has nothing live. @throws StoreError that says what to do.
 */
export async function requireConditionalPut(bucket: Bucket): Promise<void> {
  try {
    if ((await probe(bucket)) && (await probe(bucket))) throw withoutConditions(bucket)
  } catch (error) {
    if (!(error instanceof BucketError)) throw error
    const { status = 503 } = error
    if (status >= 500) console.error(error.message)
    else if (status !== 403) throw error
  }
}

/**
 * The revisions in a bucket. Only one process can write `registry/00000012.json`, because the server refuses the
 * second write. `registry.json` is the newest revision, written afterwards. When a process ends in between, the next
 * reader finds the newer revision.
 */
export function bucketLog(bucket: Bucket): RegistryLog {
  const placeOf = (key: string) => `${bucket.name}/${key}`
  let known: { tag: string; document: StoreDocument } | null = null

  async function pointed(): Promise<StoreDocument | null> {
    const found = await bucket.getChanged(DOCUMENT, known?.tag)
    if (found === 'same' && known) return known.document
    if (typeof found === 'string') return null
    const document = parseDocument(found.text, placeOf(DOCUMENT))
    known = { tag: found.tag, document }
    return document
  }

  async function textOf(revision: number): Promise<string | null> {
    return (await bucket.get(keyOf(revision)))?.toString() ?? null
  }

  async function read(revision: number): Promise<StoreDocument | null> {
    const text = await textOf(revision)
    return text === null ? null : parseDocument(text, placeOf(keyOf(revision)))
  }

  /** Numbers of the revisions that are there, the newest first. */
  async function revisions(): Promise<number[]> {
    const numbers = (await bucket.list(REVISIONS)).flatMap(({ key }) => {
      const [, number] = revisionKey.exec(key) ?? []
      return number === undefined ? [] : [Number(number)]
    })
    return numbers.sort((a, b) => b - a)
  }

  async function latest(): Promise<StoreDocument | null> {
    let newest = await pointed()
    if (newest === null) {
      // The first ones may be gone: the pointer is lost, not everything.
      const [last] = await revisions()
      newest = last === undefined ? null : await read(last)
    }
    for (;;) {
      const next = await read((newest?.revision ?? 0) + 1)
      if (next === null) return newest
      newest = next
    }
  }

  return {
    freshMs: FRESH_MS,
    latest,
    async append(document) {
      const text = JSON.stringify(document, null, 2)
      const isNew = await bucket.putNew(keyOf(document.revision), Buffer.from(text), json)
      // The first answer may be lost, and a repeated call refused. Then the stored revision is this one.
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
      const last = (await revisions()).slice(0, limit)
      const documents = await mapConcurrently(STORE_CALLS, last, read)
      return documents.filter((document) => document !== null)
    },
    async forget(below) {
      const [newest = 0, ...others] = await revisions()
      // The oldest first, so that the rest has no gap when this is interrupted.
      for (const revision of others.filter((number) => number < below && number < newest).reverse()) {
        await bucket.remove(keyOf(revision))
      }
    },
  }
}
