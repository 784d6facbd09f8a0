import { fork } from 'node:child_process'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { type RenderRequest, replySchema, type Task, type Thrown } from './messages.ts'

/** A page, or the builds it comes from, took longer than they may; their process was ended. */
export class RenderLimitError extends Error {
  override readonly name = 'RenderLimitError'
}

/** The process that rendered a page ended before it had. */
export class RenderProcessError extends Error {
  override readonly name = 'RenderProcessError'
}

/** What a page or a build threw in its process. */
class ThrownError extends Error {
  constructor({ name, message, stack }: Thrown) {
    super(message)
    this.name = name
    if (stack) this.stack = stack
  }
}

/** Node's permission model: stable from 22.13 and 23.5 on, and an experiment under another name before. */
const permissionFlag = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission'

/**
 * Node's arguments for a process that may read those files, and otherwise reach no file, start no process or thread,
 * and load no native addon.
 */
const readingOnly = (files: readonly string[]) => [
  permissionFlag,
  '--disable-warning=ExperimentalWarning',
  ...files.map((file) => `--allow-fs-read=${file}`),
]

/** A process that renders the pages of one release of the host with one of a remote. */
export interface RenderProcess {
  /**
   * Gives the process one task. It is ended when that takes longer than `patience` milliseconds.
   * @throws RenderLimitError, RenderProcessError, or what the page or its builds threw.
   */
  ask: (task: Task, patience: number) => Promise<unknown>
  isAlive: () => boolean
  end: () => Promise<void>
}

/** Full paths of the builds that a request needs, below the folder of the releases. */
export const buildPaths = (store: string, { host, remote }: RenderRequest) =>
  [host, remote].map(({ server }) => join(store, server.file))

/**
 * Starts a process with an empty environment that can read its own script and the given files, and nothing else.
 * It does not keep the server from ending.
 * @param script path of `worker.ts`, bundled with its packages. @param memoryMb what its objects may take, in megabytes.
 */
export function startRenderProcess(
  script: string,
  files: readonly string[],
  memoryMb: number,
): RenderProcess {
  // Node resolves links in the path of a script before it asks whether that may be read.
  const path = realpathSync(script)
  const child = fork(path, [], {
    env: {},
    execArgv: [...readingOnly([path, ...files]), `--max-old-space-size=${memoryMb}`],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  let isUsable = true
  const kill = () => {
    isUsable = false
    child.kill('SIGKILL')
  }
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  // A process that no longer listens is useless.
  for (const event of ['disconnect', 'exit', 'error'] as const) child.once(event, kill)
  let tasks = 0

  function ask(task: Task, patience: number): Promise<unknown> {
    tasks += 1
    const id = tasks
    return new Promise((resolve, reject) => {
      const ended = (reason: unknown) => {
        stopListening()
        reject(new RenderProcessError(`The process that renders pages ended: ${reason}`))
      }
      const onExit = (code: number | null, signal: string | null) => ended(signal ?? `code ${code}`)
      const onMessage = (message: unknown) => {
        const reply = replySchema.safeParse(message)
        if (!reply.success || reply.data.id !== id) return
        stopListening()
        if ('thrown' in reply.data) reject(new ThrownError(reply.data.thrown))
        else resolve(reply.data.result)
      }
      const timer = setTimeout(() => {
        stopListening()
        kill()
        reject(new RenderLimitError(`It took longer than ${patience} ms`))
      }, patience)
      function stopListening() {
        clearTimeout(timer)
        child.off('message', onMessage).off('exit', onExit).off('error', ended)
      }
      child.on('message', onMessage).on('exit', onExit).on('error', ended)
      // Why it could not be sent, the end of the process says better.
      child.send({ id, task }, (error) => error && kill())
    })
  }

  return {
    ask,
    isAlive: () => isUsable,
    async end() {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
      child.ref()
      const exit = once(child, 'exit')
      kill()
      await exit
    },
  }
}
