import { type Candidate, serveCandidates } from '@cadence/releases/server/candidate-server'
import type { Running } from '@cadence/releases/server/listen'
import type { StoreDocument } from '@cadence/releases/store/registry-document'
import type { ReleaseStore } from '@cadence/releases/store/release-store'
import { Hono } from 'hono'
import { createApp } from './app.ts'
import { fixtureApi } from './fixture/api.ts'
import { type Report, renderedPages } from './render/pages.ts'
import { createRenderer, type Renderer } from './render/renderer.ts'

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
  const unrendered: string[] = []
  // Only this machine's browser asks, so canonical addresses may be anything.
  const origin = 'http://localhost'
  const report: Report = ({ path }, error) => {
    unrendered.push(`${path}: ${error instanceof Error ? error.message : error}`)
  }
  let renderer: Renderer | undefined
  const server = await serveCandidates(store, document, candidates, (releases) => {
    renderer = worker && createRenderer(worker, releases.files, { limitMs: RENDER_LIMIT_MS })
    const site = renderer && { origin, pages: renderedPages(renderer, origin, report) }
    // The routes of the fixture API come first, so the release server never hands a call on.
    return new Hono()
      .route('/', fixtureApi())
      .route('/', createApp({ releases, api: origin, ...(site ? { site } : {}) }))
  })
  return {
    url: server.url,
    unrendered: () => unrendered,
    stop: async () => {
      // The server first: it would start another process for a page that is asked for meanwhile.
      await server.stop().finally(() => renderer?.close())
    },
  }
}
