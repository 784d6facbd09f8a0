import { createHash } from 'node:crypto'
import type { PutObjectCommandInput } from '@aws-sdk/client-s3'
import * as z from 'zod/mini'

/** Which bucket, and where. Keys come from the SDK's own variables and files. */
export interface BucketConfig {
  name: string
  /** Of a server that is not Amazon's. */
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

/** What of a bucket a release store needs. */
export interface Bucket {
  readonly name: string
  /** An object's bytes; null when there is none. */
  get: (key: string) => Promise<Buffer | null>
  /** The same, but null while it is the one with that tag. `missing` when there is none. */
  getChanged: (key: string, tag?: string) => Promise<{ text: string; tag: string } | 'missing' | 'same'>
  /** Writes an object. The server refuses it when it did not arrive whole. */
  put: (key: string, body: Uint8Array, headers?: ObjectHeaders) => Promise<void>
  /** Writes an object unless there is one under that key. @returns false when there is. @throws what the server says. */
  putNew: (key: string, body: Uint8Array, headers?: ObjectHeaders) => Promise<boolean>
  /** Every object whose key starts so. */
  list: (prefix: string) => Promise<BucketObject[]>
  remove: (key: string) => Promise<void>
}

const CONNECT_MS = 3000
const ANSWER_MS = 15_000

const answerSchema = z.object({ $metadata: z.object({ httpStatusCode: z.optional(z.number()) }) })

/** The status of an answer that is an error; undefined when there was no answer. */
export function statusOf(error: unknown): number | undefined {
  return answerSchema.safeParse(error).data?.$metadata.httpStatusCode
}

/** What a server says with when a condition is not met: 409 while another one writes the same key. */
const conditionFailed = new Set<number | undefined>([409, 412])

/** Opens a bucket, with the official SDK. It is loaded only now: a store in a folder starts without it. */
export async function openBucket({ name, endpoint, region = 'us-east-1' }: BucketConfig): Promise<Bucket> {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Checksums in trailers are Amazon's alone; every server knows Content-MD5.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
  })
  const at = (key: string) => ({ Bucket: name, Key: key })

  async function put(key: string, body: Uint8Array, more: Partial<PutObjectCommandInput>): Promise<void> {
    const ContentMD5 = createHash('md5').update(body).digest('base64')
    await client.send(new sdk.PutObjectCommand({ ...at(key), Body: body, ContentMD5, ...more }))
  }

  async function getChanged(key: string, tag?: string) {
    try {
      const condition = tag ? { IfNoneMatch: tag } : {}
      const { Body, ETag } = await client.send(new sdk.GetObjectCommand({ ...at(key), ...condition }))
      return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), tag: ETag ?? '' }
    } catch (error) {
      if (statusOf(error) === 404 && !(error instanceof Error && error.name === 'NoSuchBucket'))
        return 'missing'
      if (statusOf(error) === 304) return 'same'
      throw error
    }
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
        if (conditionFailed.has(statusOf(error))) return false
        throw error
      }
    },
    async list(prefix) {
      const found: BucketObject[] = []
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix })) {
        for (const { Key, Size, LastModified } of page.Contents ?? []) {
          if (Key) found.push({ key: Key, bytes: Size ?? 0, at: LastModified ?? new Date(0) })
        }
      }
      return found
    },
    async remove(key) {
      await client.send(new sdk.DeleteObjectCommand(at(key)))
    },
  }
}
