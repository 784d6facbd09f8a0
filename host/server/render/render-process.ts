import { fork } from 'node:child_process'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { type RenderRequest, replySchema, type Task, type Thrown } from './messages.ts'

/** A page or its builds took longer than the limit, so their process was ended. */
export class RenderLimitError extends Error {
  override readonly name = 'RenderLimitError'
}

/** The process ended before it had rendered the page. */
export class RenderProcessError extends Error {
  override readonly name = 'RenderProcessError'
}

/** An error that a page or a build threw in its process. */
class ThrownError extends Error {
  constructor({ name, message, stack }: Thrown) {
    super(message)
    this.name = name
    if (stack) this.stack = stack
  }
}

/** The flag of Node's permission model. Before 22.13 and 23.5 it has the name of an experiment. */
const permissionFlag = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission'

/** Node's arguments for a process that may only read these files: no other file, no process, thread or native addon. */
const readingOnly = (files: readonly string[]) => [
  permissionFlag,
  '--disable-warning=ExperimentalWarning',
  ...files.map((file) => `--allow-fs-read=${file}`),
]

/** A process that renders the pages of one release of the host with one of a remote. */
export interface RenderProcess {
  /**
   * Gives the process one task. A task that takes longer than `patience` milliseconds ends the process.
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
 * Starts a process with an empty environment. It can read its own script and the given files, and nothing else. The server
 * can end while it runs.
 * @param script path of `worker.ts`, bundled with its packages as `.mjs`: for `.js`, Node 20.19.2 of Debian 13 reads the
 * `package.json` beside it, which the process may not. @param memoryMb memory limit of its objects, in megabytes.
 */
export function startRenderProcess(
  script: string,
  files: readonly string[],
  memoryMb: number,
): RenderProcess {
  // Node resolves links in the path of a script before it checks the permission.
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
  // A process without its channel can take no task.
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
      // The exit of the process gives a better reason than the failed sending.
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
