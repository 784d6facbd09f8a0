import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lockFile, takeLock } from '@cadence/api/data-folder'
import { afterEach, describe, expect, test } from 'vitest'
import { inOwnShell } from './dev/own-shell.ts'
import { readEnvironment } from './environment.ts'
import { requireFree } from './ports.ts'

const fixture = fileURLToPath(new URL('supervise.fixture.ts', import.meta.url))

let supervisor: ChildProcess | undefined
afterEach(async () => {
  // Asked to end, not killed: only then does it take its parts along.
  if (!supervisor || supervisor.exitCode !== null || supervisor.signalCode !== null) return
  supervisor.removeAllListeners('exit')
  supervisor.kill('SIGTERM')
  await once(supervisor, 'exit')
})

/** Starts the fixture and waits for its last line. */
async function startSupervisor() {
  const child = spawn(process.execPath, ['--import', 'tsx', fixture], { stdio: ['ignore', 'pipe', 'pipe'] })
  supervisor = child
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (output.includes('the end of the road')) resolve()
    })
    child.stderr.on('data', (chunk) => reject(new Error(String(chunk))))
    child.on('exit', (code) => reject(new Error(`ended with ${code}: ${output}`)))
  })
  return { child, output: () => output }
}

/** Processes that have the given one as parent or grandparent; concurrently starts each part through a shell. */
async function descendants(pid: number | undefined): Promise<number[]> {
  const ps = spawn('ps', ['-A', '-o', 'pid=,ppid='])
  let text = ''
  ps.stdout.on('data', (chunk) => {
    text += chunk
  })
  await once(ps, 'close')
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const childrenOf = (parent: number) => rows.filter((row) => row[1] === parent).map((row) => row[0] ?? 0)
  const children = childrenOf(pid ?? -1)
  return [...children, ...children.flatMap(childrenOf)]
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe('running the parts together', () => {
  test('says one line for each part when it is ready, and the address last', async () => {
    const { output } = await startSupervisor()
    const lines = output().trim().split('\n').filter(Boolean)
    expect(lines.filter((line) => /^(first|second) +ready/.test(line))).toHaveLength(2)
    expect(lines.at(-1)).toBe('Cadence is at the end of the road')
  })

  test.each(['SIGINT', 'SIGTERM'] as const)('%s stops everything and leaves no process', async (signal) => {
    const { child } = await startSupervisor()
    const parts = (await descendants(child.pid)).filter(isAlive)
    expect(parts.length).toBeGreaterThanOrEqual(2)
    child.removeAllListeners('exit')
    child.kill(signal)
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
    await expect.poll(() => parts.filter(isAlive)).toEqual([])
  })
})

test('a busy port is named, with the variable that moves it', async () => {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  try {
    await expect(requireFree([{ part: 'API', port, variable: 'API_PORT' }])).rejects.toThrow(
      `Port ${port} (API) is already in use; set API_PORT to another one.`,
    )
  } finally {
    server.close()
  }
})

test('a data folder that another API has is named before anything starts', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'cadence-data-'))
  const lock = await takeLock(lockFile(DATA_DIR), DATA_DIR)
  try {
    await expect(inOwnShell([], readEnvironment({ DATA_DIR }))).rejects.toThrow(
      `The data folder ${DATA_DIR} is already in use by process ${process.pid}. Stop it, or set DATA_DIR.`,
    )
  } finally {
    lock.release()
    await rm(DATA_DIR, { recursive: true })
  }
})
