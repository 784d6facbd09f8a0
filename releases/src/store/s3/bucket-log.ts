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

/** The object by which the server shows that it refuses a second write. */
const PROBE = `${REVISIONS}written-once`

/** A reader may use a revision for this long before it asks again, in milliseconds. */
const FRESH_MS = 1000

const json: ObjectHeaders = { ContentType: 'application/json', CacheControl: 'no-cache' }

/** Writes the probe. @returns false when it was there. @throws StoreError when the server knows no conditions. */
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
 * Makes sure that the server refuses to write an object a second time. A client without the right to write passes, because
 * it writes nothing. A server that does not answer passes, because a release server must start without its bucket.
 * @throws StoreError that says what to do.
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
 * second write. `registry.json` repeats the newest revision. When a process ends before it writes that file, the next
 * reader still finds the newer revision.
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

  /** Numbers of the stored revisions, the newest first. */
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
      // `registry.json` is lost, and the first revisions may be deleted. The newest one is found by its number.
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
      // The SDK repeats a call whose answer was lost, and the repeated call is refused. The stored revision is then this one.
      if (!isNew && (await textOf(document.revision)) !== text) return false
      // The revision is live even when this write fails.
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
      // The oldest go first, so that an interruption leaves no gap among the rest.
      for (const revision of others.filter((number) => number < below && number < newest).reverse()) {
        await bucket.remove(keyOf(revision))
      }
    },
  }
}
