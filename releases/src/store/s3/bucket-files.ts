import { mapConcurrently, STORE_CALLS } from '../../concurrency.ts'
import { hasCompressedCopies } from '../compressed-copies.ts'
import { folderFiles } from '../folder/folder-files.ts'
import {
  integrityOf,
  MANIFEST,
  type ReleaseManifest,
  releaseManifestSchema,
  TornBuildError,
} from '../release-manifest.ts'
import { type ReleasePath, releasePath } from '../release-path.ts'
import type { ReleaseFiles, StoredRelease } from '../release-store.ts'
import type { Bucket } from './bucket.ts'
import { type Mirror, mirrorIn } from './local-copies.ts'
import { headersOf } from './object-headers.ts'
import { upload } from './upload.ts'

/** A missing release is looked for again after this time, in milliseconds. */
const ASK_AGAIN_MS = 2000

/** The most missing releases to remember. Without a limit, requests for invented releases would fill the memory. */
const MISSING_AT_MOST = 1000

const parseManifest = (text: string) => releaseManifestSchema.parse(JSON.parse(text))

/** Shares one run of a task among all callers with the same key while it runs. */
function shared<T>(): (key: string, task: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>()
  return (key, task) => {
    const started = running.get(key) ?? task().finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}

/** The manifest of a release, from this machine's copy or else from the bucket; null when both lack it. */
function mirroredManifests(bucket: Bucket, mirror: Mirror) {
  const missing = new Map<string, number>()
  const once = shared<ReleaseManifest | null>()

  async function ask(folder: string): Promise<ReleaseManifest | null> {
    const key = `${folder}/${MANIFEST}`
    const copy = await mirror.read(key)
    if (copy !== null) return parseManifest(copy)
    const bytes = await bucket.get(key)
    if (bytes) {
      const manifest = parseManifest(bytes.toString())
      await mirror.write(key, bytes)
      return manifest
    }
    if (missing.size >= MISSING_AT_MOST) missing.clear()
    missing.set(folder, performance.now() + ASK_AGAIN_MS)
    return null
  }

  return async (folder: string): Promise<ReleaseManifest | null> => {
    if ((missing.get(folder) ?? 0) > performance.now()) return null
    missing.delete(folder)
    return once(folder, () => ask(folder))
  }
}

/**
 * The files of releases in a bucket, under the keys that they have in a folder.
 * @param copies folder of this machine that keeps the files that were fetched.
 */
export function bucketFiles(bucket: Bucket, copies: string): ReleaseFiles {
  const mirror = mirrorIn(copies)
  const manifestOf = mirroredManifests(bucket, mirror)
  const once = shared<void>()

  async function fetchCopy(key: string): Promise<void> {
    const bytes = await bucket.get(key)
    if (bytes) await mirror.write(key, bytes)
  }

  /** Fetches only files that a release names, so that an invented file costs no request to the bucket. */
  async function fetchFile({ folder, file }: ReleasePath): Promise<void> {
    const named = (await manifestOf(folder))?.files ?? {}
    const expected = Object.hasOwn(named, file) ? named[file] : undefined
    if (!expected) return
    const key = `${folder}/${file}`
    // The file is written after its compressed copies: when the file is here, they are too.
    const bytes = await bucket.get(key)
    if (!bytes) return
    if (integrityOf(bytes) !== expected.integrity) {
      throw new TornBuildError(`${key} in the bucket ${bucket.name} is not the file that was published`)
    }
    const copies = hasCompressedCopies(file, expected.bytes) ? ['br', 'gz'] : []
    await Promise.all(copies.map((ending) => fetchCopy(`${key}.${ending}`)))
    await mirror.write(key, bytes)
  }

  /** Every file of every release, also of releases whose upload did not end. */
  async function everyFile() {
    const objects = (await Promise.all(['host/', 'remotes/'].map(bucket.list))).flat()
    return objects.flatMap((object) => {
      const path = releasePath(object.key)
      return path ? [{ ...object, path }] : []
    })
  }

  const removeAll = (objects: readonly { key: string }[]) =>
    mapConcurrently(STORE_CALLS, objects, ({ key }) => bucket.remove(key))

  async function list(): Promise<StoredRelease[]> {
    return (await everyFile()).flatMap(({ path, at }) =>
      path.file === MANIFEST ? [{ folder: path.folder, at }] : [],
    )
  }

  return {
    root: mirror.root,

    async bring(address) {
      const path = releasePath(address)
      if (!path) return
      const key = `${path.folder}/${path.file}`
      if (await mirror.has(key)) return
      await once(key, () => fetchFile(path))
    },

    async manifest(folder) {
      const bytes = await bucket.get(`${folder}/${MANIFEST}`)
      return bytes ? parseManifest(bytes.toString()) : null
    },

    async put(folder, from, manifest) {
      if (await bucket.get(`${folder}/${MANIFEST}`)) return
      await upload(bucket, folder, from, manifest)
    },

    list,

    async hide(folder) {
      // Without a manifest the folder is no release, even while its other files are there.
      const key = `${folder}/${MANIFEST}`
      const manifest = await bucket.get(key)
      await bucket.remove(key)
      return {
        async putBack() {
          if (manifest) await bucket.put(key, manifest, headersOf(MANIFEST))
        },
        async remove() {
          await removeAll(await bucket.list(`${folder}/`))
          await mirror.remove(folder)
        },
      }
    },

    async removeDrafts(before) {
      const files = await everyFile()
      const whole = new Set(files.flatMap(({ path }) => (path.file === MANIFEST ? [path.folder] : [])))
      // A young file belongs to an upload that may still run.
      const young = new Set(files.flatMap(({ path, at }) => (at >= before ? [path.folder] : [])))
      await removeAll(files.filter(({ path: { folder } }) => !whole.has(folder) && !young.has(folder)))
    },

    async removeCopies(needed, before) {
      const copies = folderFiles(mirror.root)
      const copied = await copies.list()
      const there = new Set((await list()).map(({ folder }) => folder))
      for (const { folder } of copied) {
        if (!there.has(folder) && !needed.has(folder)) await mirror.remove(folder)
      }
      await copies.removeDrafts?.(before)
    },
  }
}
