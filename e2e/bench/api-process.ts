import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@cadence/releases/testing/free-port.test-kit'

export interface Started {
  url: string
  pid: number
  stop: () => Promise<void>
  /** Ends it at once, like a crash. */
  kill: () => Promise<void>
}

const children = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

/**
 * Runs a server as a process of its own, in production mode and with its log in a file of `folder`, until `path` of
 * it answers.
 */
export async function startServer(
  args: readonly string[],
  path: string,
  folder: string,
  environment: Record<string, string>,
): Promise<Started> {
  const port = await freePort()
  const log = openSync(join(folder, `${port}.log`), 'w')
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', log, log],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      API_PORT: String(port),
      PORT: String(port),
      SMTP_URL: 'smtp://localhost:1',
      RATE_LIMIT_SCALE: '1000000',
      ...environment,
    },
  })
  children.add(child)
  const ended = once(child, 'exit').then(() => children.delete(child))
  const url = `http://127.0.0.1:${port}`
  await answers(`${url}${path}`, child)
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal)
    await ended
  }
  return { url, pid: child.pid ?? 0, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + 60_000
  for (;;) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    if (child.exitCode !== null || Date.now() > end) throw new Error(`${url} does not answer; see its log`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
