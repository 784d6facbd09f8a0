import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { mapConcurrently, STORE_CALLS } from '../../concurrency.ts'
import { copyCompressed } from '../compressed-copies.ts'
import { checkFiles, MANIFEST, type ReleaseManifest, TornBuildError } from '../release-manifest.ts'
import type { Bucket } from './bucket.ts'
import { headersOf } from './object-headers.ts'

async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).split(sep).join('/'))
}

/** Compares the sizes in the bucket with those of the files that were sent. @throws TornBuildError */
async function checkArrived(bucket: Bucket, folder: string, dir: string, files: readonly string[]) {
  const there = new Map((await bucket.list(`${folder}/`)).map(({ key, bytes }) => [key, bytes]))
  const sent = await Promise.all(
    files.map(async (file) => ({ file, bytes: (await stat(join(dir, file))).size })),
  )
  const torn = sent.filter(({ file, bytes }) => there.get(`${folder}/${file}`) !== bytes)
  if (torn.length === 0) return
  throw new TornBuildError(`${folder}: ${torn.map(({ file }) => file).join(', ')} did not arrive whole`)
}

/**
 * Puts a build into a bucket, with compressed copies of its texts. The manifest is written last, so a folder with a
 * manifest is complete. @throws TornBuildError when a file differs from the manifest, or did not arrive.
 */
export async function upload(bucket: Bucket, folder: string, from: string, manifest: ReleaseManifest) {
  const draft = await mkdtemp(join(tmpdir(), 'cadence-upload-'))
  try {
    await copyCompressed(from, draft)
    await checkFiles(draft, manifest)
    const files = await filesIn(draft)
    await mapConcurrently(STORE_CALLS, files, async (file) =>
      bucket.put(`${folder}/${file}`, await readFile(join(draft, file)), headersOf(file)),
    )
    await checkArrived(bucket, folder, draft, files)
    const text = Buffer.from(JSON.stringify(manifest, null, 2))
    await bucket.put(`${folder}/${MANIFEST}`, text, headersOf(MANIFEST))
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
