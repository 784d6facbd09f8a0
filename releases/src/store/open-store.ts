import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { folderFiles } from './folder/folder-files.ts'
import { folderLog } from './folder/folder-log.ts'
import type { RegistryLog, ReleaseStore } from './release-store.ts'

const text = z.optional(z.string().check(z.minLength(1)))

/** Schemas of the variables that say where the release store is, for the release server and the commands alike. */
export const storeVariables = {
  /** Folder of the store; with `RELEASES_BUCKET`, folder of this machine's copies of the bucket's files. */
  RELEASES_DIR: z._default(z.string().check(z.minLength(1)), '.releases'),
  /** How well a folder's store packs its files; without it the best. The tests of the product take less: it saves them ten seconds. */
  RELEASES_BROTLI: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(11))),
  RELEASES_BUCKET: text,
  /** Of a server that is not Amazon's. Keys and a profile are the SDK's own variables (`AWS_ACCESS_KEY_ID`, …). */
  RELEASES_ENDPOINT: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  RELEASES_REGION: text,
  /** Database of the registry; without it the registry lies beside the files. */
  REGISTRY_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })),
}

const storeSchema = z.object(storeVariables)

/** Where the release store is. */
export type StoreVariables = z.infer<typeof storeSchema>

/** Folder below `RELEASES_DIR` with the copies of buckets' files. */
const COPIES = 'buckets'

async function postgresLogAt(address: string): Promise<RegistryLog> {
  const { postgresLog } = await import('./postgres-log.ts')
  return postgresLog(address)
}

/**
 * Opens the release store that the variables name: a folder or a bucket, with the registry beside the files or in
 * PostgreSQL. The S3 client and the PostgreSQL driver load only when they are needed: they would slow each command down.
 * @throws StoreError when the bucket's server cannot hold the registry and `REGISTRY_URL` is not set.
 */
export async function openStore(variables: StoreVariables): Promise<ReleaseStore> {
  const { RELEASES_DIR, RELEASES_BUCKET, RELEASES_ENDPOINT, RELEASES_REGION, REGISTRY_URL } = variables
  const elsewhere = REGISTRY_URL ? await postgresLogAt(REGISTRY_URL) : null
  if (!RELEASES_BUCKET) {
    const files = folderFiles(RELEASES_DIR, variables.RELEASES_BROTLI)
    return { files, log: elsewhere ?? folderLog(RELEASES_DIR) }
  }
  const { openBucket } = await import('./s3/bucket.ts')
  const { bucketFiles } = await import('./s3/bucket-files.ts')
  const { bucketLog, requireConditionalPut } = await import('./s3/bucket-log.ts')
  const bucket = await openBucket({
    name: RELEASES_BUCKET,
    ...(RELEASES_ENDPOINT ? { endpoint: RELEASES_ENDPOINT } : {}),
    ...(RELEASES_REGION ? { region: RELEASES_REGION } : {}),
  })
  const copies = join(RELEASES_DIR, COPIES, RELEASES_BUCKET)
  // The server of static files looks this folder up when it starts.
  await mkdir(copies, { recursive: true })
  const files = bucketFiles(bucket, copies)
  if (elsewhere) return { files, log: elsewhere }
  await requireConditionalPut(bucket)
  return { files, log: bucketLog(bucket) }
}

/** The name of a release store for people. It leaves out keys and passwords. */
export function storeName({
  RELEASES_DIR,
  RELEASES_BUCKET,
  RELEASES_ENDPOINT,
  REGISTRY_URL,
}: StoreVariables): string {
  const endpoint = RELEASES_ENDPOINT ? ` at ${new URL(RELEASES_ENDPOINT).host}` : ''
  const files = RELEASES_BUCKET ? `bucket ${RELEASES_BUCKET}${endpoint}` : `folder ${RELEASES_DIR}`
  if (!REGISTRY_URL) return files
  const { host, pathname } = new URL(REGISTRY_URL)
  return `${files}, registry in PostgreSQL at ${host}${pathname}`
}
