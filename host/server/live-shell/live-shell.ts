import { Hono } from 'hono'
import { createApp } from '../app.ts'
import { fixtureApi } from '../fixture/api.ts'
import { type Running, serve } from '../listen.ts'
import { renderedPages } from '../render/pages.ts'
import { rendererHere } from '../render/render-here.ts'
import { documentWith } from '../store/candidate.ts'
import type { StoreDocument } from '../store/document.ts'
import type { ReleaseManifest } from '../store/manifest.ts'
import { folderOf } from '../store/registered.ts'
import type { ReleaseStore } from '../store/store.ts'
import { overlay } from './overlay.ts'

/** A build that is to be tried out among what is live. */
export interface Candidate {
  manifest: ReleaseManifest
  /** Folder of the build. */
  dist: string
}

/** The shell as it would be, at an address of this machine. */
export interface LiveShell extends Running {
  /** Pages that the server could not render, and why. */
  unrendered: () => string[]
}

/**
 * Serves what is live with a build in the place of the release of its part: the release server as it is, a small API
 * behind it, and nothing written into the store.
 */
export async function serveLiveShell(
  store: ReleaseStore,
  document: StoreDocument,
  { manifest, dist }: Candidate,
): Promise<LiveShell> {
  const shown = documentWith(document, manifest)
  const { files, close } = await overlay(store.files, folderOf(manifest.name, manifest.version), dist)
  const unrendered: string[] = []
  // Whoever asks is this machine's own browser: canonical addresses may be anything.
  const origin = 'http://localhost'
  const pages = renderedPages(rendererHere(files), origin, ({ path }, error) =>
    unrendered.push(`${path}: ${error instanceof Error ? error.message : error}`),
  )
  const releases: ReleaseStore = {
    files,
    log: {
      freshMs: 0,
      latest: async () => shown,
      history: async () => [],
      append: () => Promise.reject(new Error('What is live does not change while a release is tried out')),
    },
  }
  const app = new Hono()
  app.route('/', fixtureApi())
  // The calls end above: what is behind the release server is never asked.
  app.route('/', createApp({ releases, api: origin, site: { origin, pages } }))
  const server = await serve(app)
  return {
    url: server.url,
    unrendered: () => unrendered,
    stop: async () => {
      await server.stop()
      await close()
    },
  }
}
