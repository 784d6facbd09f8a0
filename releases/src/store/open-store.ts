import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { folderFiles } from './folder/folder-files.ts'
import { folderLog } from './folder/folder-log.ts'
import type { RegistryLog, ReleaseStore } from './release-store.ts'
import type { StoreConfig } from './store-variables.ts'

/** Where a machine keeps copies of a bucket's files, in `RELEASES_DIR`. */
const COPIES = 'buckets'

async function postgresLogAt(address: string): Promise<RegistryLog> {
  const { postgresLog } = await import('./postgres-log.ts')
  return postgresLog(address)
}

/**
 * Opens the release store that the environment names: a folder, or a bucket; what is live beside the files, or in
 * PostgreSQL. What a folder does not need (the SDK, the driver) is not even loaded for one.
 * @throws StoreError when the bucket cannot hold what is live, and nothing else is named for it.
 */
export async function openStore(config: StoreConfig): Promise<ReleaseStore> {
  const { RELEASES_DIR, RELEASES_BUCKET, RELEASES_ENDPOINT, RELEASES_REGION, REGISTRY_URL } = config
  const elsewhere = REGISTRY_URL ? await postgresLogAt(REGISTRY_URL) : null
  if (!RELEASES_BUCKET) return { files: folderFiles(RELEASES_DIR), log: elsewhere ?? folderLog(RELEASES_DIR) }
  const { openBucket } = await import('./s3/bucket.ts')
  const { bucketFiles } = await import('./s3/bucket-files.ts')
  const { bucketLog, requireConditionalPut } = await import('./s3/bucket-log.ts')
  const bucket = await openBucket({
    name: RELEASES_BUCKET,
    ...(RELEASES_ENDPOINT ? { endpoint: RELEASES_ENDPOINT } : {}),
    ...(RELEASES_REGION ? { region: RELEASES_REGION } : {}),
  })
  const copies = join(RELEASES_DIR, COPIES, RELEASES_BUCKET)
  // Files are served from there, once some are.
  await mkdir(copies, { recursive: true })
  const files = bucketFiles(bucket, copies)
  if (elsewhere) return { files, log: elsewhere }
  await requireConditionalPut(bucket)
  return { files, log: bucketLog(bucket) }
}
