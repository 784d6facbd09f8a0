import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ReleaseFiles } from '@cadence/releases/store/release-store'
import { type Answer, answerSchema, type RenderRequest } from './messages.ts'
import { buildPaths, type RenderProcess, startRenderProcess } from './render-process.ts'

/** Time limit for one page, in milliseconds. After it, the browser renders the page. */
export const RENDER_LIMIT_MS = 1000

/** Time limit for a process to start and run its builds, in milliseconds. After it, the process ends. */
const PREPARE_LIMIT_MS = 5000

/** Memory limit of the objects of a process, in megabytes. */
const MEMORY_LIMIT_MB = 256

/** The most processes at one time: one for the live releases and one for a canary. */
const MOST_PROCESSES = 2

/** Limits that differ from the defaults. */
export interface RenderLimits {
  /** For one page, in milliseconds. */
  limitMs?: number
  memoryMb?: number
}

/** Renders pages in processes of their own, one page at a time. */
export interface Renderer {
  /**
   * @returns null for a page without a head.
   * @throws RenderLimitError, or what the page or its builds threw.
   * @throws Error after `close`.
   */
  render: (request: RenderRequest) => Promise<Answer>
  /** Ends the processes. A later request is refused, so none is started again. */
  close: () => Promise<void>
}

/**
 * A renderer for a release store. Each pair of releases has a process of its own, so a release cannot damage the pages of
 * another. The first request for a page of the pair starts the process.
 * @param worker address of the script (`worker.ts`, bundled with its packages).
 */
export function createRenderer(
  worker: URL,
  files: ReleaseFiles,
  { limitMs = RENDER_LIMIT_MS, memoryMb = MEMORY_LIMIT_MB }: RenderLimits = {},
): Renderer {
  const script = fileURLToPath(worker)
  const store = resolve(files.root)
  /** By pair of releases, in the order of the last request. */
  const processes = new Map<string, RenderProcess>()
  let turn: Promise<unknown> = Promise.resolve()
  let isClosed = false

  async function start(request: RenderRequest): Promise<RenderProcess> {
    const { host, remote } = request
    await Promise.all([host, remote].map(({ server }) => files.bring(server.file)))
    const started = startRenderProcess(script, buildPaths(store, request), memoryMb)
    try {
      const task = { kind: 'prepare', store, host: host.server, remote: remote.server } as const
      await started.ask(task, PREPARE_LIMIT_MS)
      return started
    } catch (error) {
      await started.end()
      throw error
    }
  }

  async function processFor(request: RenderRequest): Promise<RenderProcess> {
    const pair = `${request.host.server.file} ${request.remote.server.file}`
    const known = processes.get(pair)
    processes.delete(pair)
    const one = known?.isAlive() ? known : await start(request)
    processes.set(pair, one)
    for (const oldest of [...processes.keys()].slice(0, -MOST_PROCESSES)) {
      void processes.get(oldest)?.end()
      processes.delete(oldest)
    }
    return one
  }

  async function renderNow(request: RenderRequest): Promise<Answer> {
    const { page, path, origin } = request
    const one = await processFor(request)
    return answerSchema.parse(await one.ask({ kind: 'render', page, path, origin }, limitMs))
  }

  return {
    async render(request) {
      if (isClosed) throw new Error('The renderer is closed')
      // Pages are rendered one after the other, so that waiting does not count towards the limit of a page.
      const answer = turn.then(() => renderNow(request))
      turn = answer.catch(() => undefined)
      return answer
    },
    async close() {
      isClosed = true
      await turn
      await Promise.all([...processes.values()].map((one) => one.end()))
    },
  }
}
