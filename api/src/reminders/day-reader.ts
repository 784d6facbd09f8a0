import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Occurrence } from '@cadence/shared/calendar/occurrences'
import { type DayQuestion, type DayReply, dayReplySchema } from './day-messages.ts'

/** How long one calendar may take. One of 2 MB and 20 000 events takes two seconds on a busy machine. */
const CALENDAR_MS = 5_000
/** How much memory the objects of the thread may take, in megabytes. */
const MEMORY_MB = 128
/** How long the start of the thread may take: on a busy machine it takes seconds. */
const START_MS = 20_000

/** A calendar that takes too long or too much memory, or that the reader fails at. Another attempt would end the same. */
export class UnreadableCalendarError extends Error {
  override readonly name = 'UnreadableCalendarError'
}

/** The thread has said nothing for too long. */
class SilenceError extends Error {
  override readonly name = 'SilenceError'
}

/** From its sources, the API is run by tsx, which has to be set up in each thread. */
const fromSource = (script: URL) => `import('tsx/esm/api').then(({ register }) => {
  register()
  return import(${JSON.stringify(script.href)})
})`

/** Starts the script of the thread: the one beside this source, or beside the bundle that holds this source. */
function newWorker(memoryMb: number): Worker {
  const isBundled = !import.meta.url.endsWith('.ts')
  const script = new URL(isBundled ? './day-thread.js' : './day-thread.ts', import.meta.url)
  // It reads texts of strangers, and needs no secret.
  const options = { env: {}, resourceLimits: { maxOldGenerationSizeMb: memoryMb } }
  return isBundled
    ? new Worker(script, options)
    : new Worker(fromSource(script), { ...options, eval: true, execArgv: [] })
}

/**
 * Reads days of calendars in a thread of its own: requests are answered meanwhile, and a calendar that takes too long or
 * too much memory ends the thread only. It starts at the first question, and again after each calendar that has ended it.
 */
export class DayReader {
  readonly #timeMs: number
  readonly #memoryMb: number
  #worker: Worker | undefined
  #isStopped = false

  /** The limits are for tests. */
  constructor({ timeMs = CALENDAR_MS, memoryMb = MEMORY_MB }: { timeMs?: number; memoryMb?: number } = {}) {
    this.#timeMs = timeMs
    this.#memoryMb = memoryMb
  }

  /**
   * The events of a calendar that begin on a day, without long texts. Ask for one calendar at a time. The bytes are gone
   * afterwards.
   * @throws UnreadableCalendarError when the calendar is at fault, and another error when the thread is
   */
  async read(question: DayQuestion): Promise<readonly Occurrence[]> {
    const worker = this.#worker ?? (await this.#start())
    try {
      const reply = await replyOf(worker, this.#timeMs, question)
      if (reply.kind === 'read') return reply.occurrences
      throw new UnreadableCalendarError(reply.kind === 'unreadable' ? reply.reason : reply.kind)
    } catch (error) {
      if (error instanceof UnreadableCalendarError) throw error
      await this.#end(worker)
      if (this.#isStopped) throw error
      throw new UnreadableCalendarError('The calendar has ended its thread.', { cause: error })
    }
  }

  /** Ends the thread, and the reading under way. */
  async stop(): Promise<void> {
    this.#isStopped = true
    if (this.#worker) await this.#end(this.#worker)
  }

  async #start(): Promise<Worker> {
    if (this.#isStopped) throw new Error('The process stops.')
    const worker = newWorker(this.#memoryMb)
    this.#worker = worker
    worker.once('exit', () => this.#forget(worker))
    // Without a listener, an error of the thread would end the process.
    worker.on('error', () => this.#forget(worker))
    try {
      await replyOf(worker, START_MS)
      return worker
    } catch (error) {
      await this.#end(worker)
      throw error
    }
  }

  #forget(worker: Worker): void {
    if (this.#worker === worker) this.#worker = undefined
  }

  async #end(worker: Worker): Promise<void> {
    this.#forget(worker)
    await worker.terminate()
  }
}

/** What the thread says next, after a question if there is one. The process may end while no question is open. */
async function replyOf(worker: Worker, ms: number, question?: DayQuestion): Promise<DayReply> {
  const settled = new AbortController()
  worker.ref()
  try {
    const said = new Promise<unknown>((resolve, reject) => {
      const listen = (event: string, listener: (value: unknown) => void) => {
        worker.on(event, listener)
        settled.signal.addEventListener('abort', () => worker.off(event, listener))
      }
      listen('message', resolve)
      listen('error', reject)
      listen('exit', () => reject(new Error('The thread has ended.')))
    })
    if (question) worker.postMessage(question, [question.calendar.buffer])
    const silence = sleep(ms, undefined, { signal: settled.signal }).then(() => {
      throw new SilenceError(`The thread has said nothing for ${ms} ms.`)
    })
    return dayReplySchema.parse(await Promise.race([said, silence]))
  } finally {
    settled.abort()
    worker.unref()
  }
}
