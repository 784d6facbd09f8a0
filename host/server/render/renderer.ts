import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { ReleaseFiles } from '../store/store.ts'
import { type Answer, answerSchema, type RenderRequest } from './messages.ts'

/** A page that takes longer is left to the browser, in milliseconds. */
export const RENDER_LIMIT_MS = 1000

/** Server builds that take longer to run, once for each release, are given up, in milliseconds. */
const PREPARE_LIMIT_MS = 5000

/** Memory that the thread may take, in megabytes. */
const MEMORY_LIMIT_MB = 256

/** A page, or the builds it comes from, took longer than they may; their thread was ended. */
export class RenderLimitError extends Error {
  override readonly name = 'RenderLimitError'
}

/** Renders pages in a thread, one at a time. */
export interface Renderer {
  /** @returns null when the page did not ask for it. @throws RenderLimitError, or what the page or its builds threw. */
  render: (request: RenderRequest) => Promise<Answer>
  /** Ends the thread. */
  close: () => Promise<void>
}

/**
 * A renderer for a release store.
 * @param worker address of the thread's script (`worker.ts`, bundled). @param limit for one page, in milliseconds.
 */
export function createRenderer(worker: URL, files: ReleaseFiles, limit = RENDER_LIMIT_MS): Renderer {
  const threads = new Piscina({
    filename: fileURLToPath(worker),
    workerData: { store: files.root },
    // Started when a page is asked for, and again only then: one that cannot start is not tried for ever.
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
    // Between two pages the thread must come to rest: asleep in an atomic wait it lets go of nothing that it rendered.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
  })
  // What fails while nothing is asked for has nobody to tell; it must not take the server with it.
  threads.on('error', (error: unknown) => console.error('The thread that renders pages failed:', error))
  let turn: Promise<unknown> = Promise.resolve()

  /** Asks the thread for one thing, and ends it when that takes too long: a new one takes its place. */
  async function ask(name: 'prepare' | 'render', request: RenderRequest, patience: number): Promise<unknown> {
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), patience)
    try {
      return await threads.run(request, { name, signal: controller.signal })
    } catch (cause) {
      if (!controller.signal.aborted) throw cause
      throw new RenderLimitError(`It took longer than ${patience} ms`, { cause })
    } finally {
      clearTimeout(timer)
    }
  }

  async function renderNow(request: RenderRequest): Promise<Answer> {
    await Promise.all([request.host, request.remote].map(({ server }) => files.bring(server.file)))
    await ask('prepare', request, PREPARE_LIMIT_MS)
    return answerSchema.parse(await ask('render', request, limit))
  }

  return {
    render(request) {
      // One after the other, so that the limit counts from where the work on a page begins.
      const answer = turn.then(() => renderNow(request))
      turn = answer.catch(() => undefined)
      return answer
    },
    close: () => threads.destroy(),
  }
}
