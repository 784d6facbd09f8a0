import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { inject } from 'vitest'

const apiFolder = join(import.meta.dirname, '../..')
const started = new Set<ChildProcess>()

export interface Started {
  child: ChildProcess
  /** Everything printed so far. */
  output(): string
  /** Resolves when `text` was printed; throws when the process ends before. */
  printed(text: string): Promise<void>
  /** Exit code, or the signal's name. */
  ended: Promise<number | string>
}

/** The bundle as production runs it. */
export function startMain(env: Record<string, string>): Started {
  return run([inject('main')], { NODE_ENV: 'test', ...env })
}

/** A command of the operator, likewise. */
export function startOperator(env: Record<string, string>, args: readonly string[]): Started {
  return run([inject('operator'), ...args], { NODE_ENV: 'test', ...env })
}

/** A TypeScript file of this package, as development runs it. */
export function startScript(
  path: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): Started {
  return run(['--import', 'tsx', join(apiFolder, path), ...args], env)
}

function run(args: string[], env: Record<string, string>): Started {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, args, { cwd: apiFolder, env: { PATH, ...env } })
  started.add(child)
  let text = ''
  const waiting = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk
      for (const look of waiting) look()
    })
  }
  const ended = once(child, 'close').then(([code, signal]) => {
    started.delete(child)
    return code ?? signal
  })
  return {
    child,
    ended,
    output: () => text,
    printed: (wanted) =>
      new Promise((resolve, reject) => {
        const look = () => text.includes(wanted) && resolve()
        waiting.add(look)
        look()
        ended.then((how) => reject(new Error(`ended with ${how} before "${wanted}":\n${text}`)))
      }),
  }
}

/** Processes that a failed test left running. */
export function killStarted(): void {
  for (const child of started) child.kill('SIGKILL')
}
