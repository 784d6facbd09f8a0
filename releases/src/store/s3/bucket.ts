import { createHash } from 'node:crypto'
import type { GetObjectCommandInput, PutObjectCommandInput } from '@aws-sdk/client-s3'
import * as z from 'zod/mini'
import { codeOf } from '../file-errors.ts'
import { StoreError } from '../registry-document.ts'

/** Which bucket, and where. Keys come from the SDK's own variables and files. */
export interface BucketConfig {
  name: string
  /** Address of a server that is not Amazon's. */
  endpoint?: string
  region?: string
}

/** How an object is stored. */
export type ObjectHeaders = Pick<PutObjectCommandInput, 'CacheControl' | 'ContentType' | 'ContentEncoding'>

export interface BucketObject {
  key: string
  bytes: number
  at: Date
}

/** The calls of a bucket that a release store needs. */
export interface Bucket {
  readonly name: string
  /** An object's bytes; null when there is none. */
  get: (key: string) => Promise<Buffer | null>
  /** The object's text and tag; `same` while it still has the given tag; `missing` when there is no object. */
  getChanged: (key: string, tag?: string) => Promise<{ text: string; tag: string } | 'missing' | 'same'>
  /** Writes an object. The server refuses an object that arrives incomplete. */
  put: (key: string, body: Uint8Array, headers?: ObjectHeaders) => Promise<void>
  /** Writes an object if the key is free. @returns false when the key is taken. @throws the error of the server. */
  putNew: (key: string, body: Uint8Array, headers?: ObjectHeaders) => Promise<boolean>
  /** Every object whose key starts with `prefix`. */
  list: (prefix: string) => Promise<BucketObject[]>
  remove: (key: string) => Promise<void>
}

const CONNECT_MS = 3000

/** A server that sends nothing for this time counts as away, in milliseconds. */
const SILENCE_MS = 15_000

/** A bucket does not answer, or answers with an error. */
export class BucketError extends StoreError {
  /** The status of the answer; undefined when there was none. */
  readonly status: number | undefined
  constructor(bucket: string, cause: unknown) {
    super(`The bucket ${bucket} does not answer as it should: ${whyOf(cause)}`, { cause })
    this.status = answerSchema.safeParse(cause).data?.$metadata.httpStatusCode
  }
}

const answerSchema = z.object({ $metadata: z.object({ httpStatusCode: z.optional(z.number()) }) })

/** The text of an error. When no address of a server takes the call, the error has a code but no message. */
function whyOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  return `${cause.name}: ${cause.message || String(codeOf(cause))}`
}

/** The status codes for a condition that is not met. 409 means that another process writes the same key. */
const conditionFailed = new Set<number | undefined>([409, 412])

/**
 * Opens a bucket with the official SDK. The SDK loads only now, because a store in a folder does not need it. Failed
 * calls reject with BucketError.
 * @param silence a call ends when the server sends nothing for this time, in milliseconds.
 */
export async function openBucket(
  { name, endpoint, region = 'us-east-1' }: BucketConfig,
  silence = SILENCE_MS,
): Promise<Bucket> {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Only Amazon knows checksums in trailers. Every server knows Content-MD5.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Not `requestTimeout`: it would end a large upload that still runs, and miss an answer that stops in the middle.
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: silence },
  })
  const at = (key: string) => ({ Bucket: name, Key: key })

  async function named<T>(asked: Promise<T>): Promise<T> {
    return asked.catch((cause: unknown) => {
      throw new BucketError(endpoint ? `${name} at ${endpoint}` : name, cause)
    })
  }

  async function put(key: string, body: Uint8Array, more: Partial<PutObjectCommandInput>): Promise<void> {
    const ContentMD5 = createHash('md5').update(body).digest('base64')
    await named(client.send(new sdk.PutObjectCommand({ ...at(key), Body: body, ContentMD5, ...more })))
  }

  async function getWhole(key: string, condition: Partial<GetObjectCommandInput>) {
    const { Body, ETag } = await client.send(new sdk.GetObjectCommand({ ...at(key), ...condition }))
    return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), tag: ETag ?? '' }
  }

  async function getChanged(key: string, tag?: string) {
    return named(getWhole(key, tag ? { IfNoneMatch: tag } : {})).catch((error: unknown) => {
      const { status, cause } = error instanceof BucketError ? error : {}
      if (status === 404 && !(cause instanceof Error && cause.name === 'NoSuchBucket')) return 'missing'
      if (status === 304) return 'same'
      throw error
    })
  }

  async function list(prefix: string): Promise<BucketObject[]> {
    const found: BucketObject[] = []
    for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix })) {
      for (const { Key, Size, LastModified } of page.Contents ?? []) {
        if (Key) found.push({ key: Key, bytes: Size ?? 0, at: LastModified ?? new Date(0) })
      }
    }
    return found
  }

  return {
    name,
    async get(key) {
      const found = await getChanged(key)
      return typeof found === 'string' ? null : found.bytes
    },
    async getChanged(key, tag) {
      const found = await getChanged(key, tag)
      return typeof found === 'string' ? found : { text: found.bytes.toString(), tag: found.tag }
    },
    put: (key, body, headers = {}) => put(key, body, headers),
    async putNew(key, body, headers = {}) {
      try {
        await put(key, body, { ...headers, IfNoneMatch: '*' })
        return true
      } catch (error) {
        if (error instanceof BucketError && conditionFailed.has(error.status)) return false
        throw error
      }
    },
    list: (prefix) => named(list(prefix)),
    async remove(key) {
      await named(client.send(new sdk.DeleteObjectCommand(at(key))))
    },
  }
}
