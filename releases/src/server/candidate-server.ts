import type { Hono } from 'hono'
import { withCandidateFiles } from '../gate/candidate-files.ts'
import type { StoreDocument } from '../store/registry-document.ts'
import { documentWithCandidate, folderOf } from '../store/registry-entries.ts'
import type { ReleaseManifest } from '../store/release-manifest.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { type Running, serve } from './listen.ts'

/** A build that is to be shown among the live releases. */
export interface Candidate {
  manifest: ReleaseManifest
  /** Folder of the build. */
  dist: string
}

/**
 * Serves the live releases with candidates in the place of some, at an address of this machine. Nothing is written into
 * the store.
 * @param makeApp makes the release server of a store, which is not the real one.
 */
export async function serveCandidates(
  store: ReleaseStore,
  document: StoreDocument,
  candidates: readonly Candidate[],
  makeApp: (store: ReleaseStore) => Hono,
): Promise<Running> {
  const shown = candidates.reduce((before, { manifest }) => documentWithCandidate(before, manifest), document)
  const builds = candidates.map(
    ({ manifest, dist }) => [folderOf(manifest.name, manifest.version), dist] as const,
  )
  const { files, close } = await withCandidateFiles(store.files, new Map(builds))
  const app = makeApp({
    files,
    log: {
      freshMs: 0,
      latest: async () => shown,
      history: async () => [],
      append: () => Promise.reject(new Error('The registry does not change while a release is tried out')),
    },
  })
  const server = await serve(app)
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      await close()
    },
  }
}
