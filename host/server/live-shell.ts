import { withCandidateFiles } from '@cadence/releases/gate/candidate-files'
import type { StoreDocument } from '@cadence/releases/store/registry-document'
import { documentWithCandidate, folderOf } from '@cadence/releases/store/registry-entries'
import type { ReleaseManifest } from '@cadence/releases/store/release-manifest'
import type { ReleaseStore } from '@cadence/releases/store/release-store'
import { Hono } from 'hono'
import { createApp } from './app.ts'
import { fixtureApi } from './fixture/api.ts'
import { type Running, serve } from './listen.ts'
import { type Report, renderedPages } from './render/pages.ts'
import { createRenderer } from './render/renderer.ts'

/** A build that is to be shown among the live releases. */
export interface Candidate {
  manifest: ReleaseManifest
  /** Folder of the build. */
  dist: string
}

/** The shell as it would be with candidates live, at an address of this machine. */
export interface LiveShell extends Running {
  /** Pages that the server could not render, and why. */
  unrendered: () => string[]
}

/** A page may take this long to render, in milliseconds. The gate asks whether it renders, not how fast. */
const RENDER_LIMIT_MS = 10_000

/**
 * Serves the live releases with candidates in the place of some: the release server as it is, a small API behind it, and
 * nothing written into the store.
 * @param worker script of the processes that render public pages; without it the browser renders them.
 */
export async function serveLiveShell(
  store: ReleaseStore,
  document: StoreDocument,
  candidates: readonly Candidate[],
  worker?: URL,
): Promise<LiveShell> {
  const shown = candidates.reduce((before, { manifest }) => documentWithCandidate(before, manifest), document)
  const builds = candidates.map(
    ({ manifest, dist }) => [folderOf(manifest.name, manifest.version), dist] as const,
  )
  const { files, close } = await withCandidateFiles(store.files, new Map(builds))
  const unrendered: string[] = []
  // Only this machine's browser asks, so canonical addresses may be anything.
  const origin = 'http://localhost'
  const renderer = worker && createRenderer(worker, files, { limitMs: RENDER_LIMIT_MS })
  const report: Report = ({ path }, error) => {
    unrendered.push(`${path}: ${error instanceof Error ? error.message : error}`)
  }
  const releases: ReleaseStore = {
    files,
    log: {
      freshMs: 0,
      latest: async () => shown,
      history: async () => [],
      append: () => Promise.reject(new Error('The registry does not change while a release is tried out')),
    },
  }
  const app = new Hono()
  app.route('/', fixtureApi())
  // The routes of the fixture API come first, so the release server never hands a call on.
  app.route(
    '/',
    createApp({
      releases,
      api: origin,
      ...(renderer ? { site: { origin, pages: renderedPages(renderer, origin, report) } } : {}),
    }),
  )
  const server = await serve(app)
  return {
    url: server.url,
    unrendered: () => unrendered,
    stop: async () => {
      await Promise.all([server.stop(), renderer?.close()])
      await close()
    },
  }
}
