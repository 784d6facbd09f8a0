import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lockFile, takeLock } from '@cadence/api/data-folder'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { inOwnShell } from './dev/own-shell.ts'
import { readEnvironment } from './environment.ts'
import { requireFree } from './ports.ts'
import { pauseAfter } from './supervise.ts'

const fixture = fileURLToPath(new URL('supervise.fixture.ts', import.meta.url))

/** Sends SIGTERM, not SIGKILL: a supervisor that is killed leaves its parts running. */
async function endSupervisor(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  child.removeAllListeners('exit')
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** Starts the fixture and waits for its last line. */
async function startSupervisor() {
  const child = spawn(process.execPath, ['--import', 'tsx', fixture], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (output.includes('the end of the road')) resolve()
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
      reject(new Error(String(chunk)))
    })
    child.on('exit', (code) => reject(new Error(`ended with ${code}: ${output}`)))
  })
  return { child, output: () => output }
}

/** The children and grandchildren of a process: `concurrently` starts each part through a shell. */
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
    const { child, output } = await startSupervisor()
    onTestFinished(() => endSupervisor(child))
    const lines = output().trim().split('\n').filter(Boolean)
    expect(lines.filter((line) => /^(first|second) +ready/.test(line))).toHaveLength(2)
    expect(lines.at(-1)).toBe('Cadence is at the end of the road')
  })

  test.each(['SIGINT', 'SIGTERM'] as const)('%s stops everything and leaves no process', async (signal) => {
    const { child } = await startSupervisor()
    onTestFinished(() => endSupervisor(child))
    const parts = (await descendants(child.pid)).filter(isAlive)
    expect(parts.length).toBeGreaterThanOrEqual(2)
    child.removeAllListeners('exit')
    child.kill(signal)
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
    await expect.poll(() => parts.filter(isAlive)).toEqual([])
  })

  describe('when a part ends after it was ready', () => {
    /** The process id that a part printed last. */
    const pidOf = (output: string, name: string) =>
      Number([...output.matchAll(new RegExp(`^\\[${name}\\] pid (\\d+)$`, 'gm'))].at(-1)?.[1])
    const readies = (output: string, name: string) =>
      [...output.matchAll(new RegExp(`^${name} +ready`, 'gm'))].length

    let child: ChildProcess
    let output: () => string
    beforeAll(async () => {
      const started = await startSupervisor()
      child = started.child
      output = started.output
    })
    afterAll(() => endSupervisor(child))
    const counts = () => ['first', 'second'].map((name) => readies(output(), name))

    test('it is started again, and the others go on', async () => {
      const [first, second] = ['first', 'second'].map((name) => pidOf(output(), name))
      process.kill(second ?? 0, 'SIGKILL')
      await expect.poll(counts, { timeout: 4000 }).toEqual([1, 2])
      expect(output()).toContain('second has ended; it is started again in 0.5 s')
      expect(pidOf(output(), 'second')).not.toBe(second)
      expect(pidOf(output(), 'first')).toBe(first)
      expect(isAlive(first ?? 0)).toBe(true)
      expect(child.exitCode).toBeNull()
    })

    test('all that end at once are started again', async () => {
      for (const name of ['first', 'second']) process.kill(pidOf(output(), name), 'SIGKILL')
      await expect.poll(counts, { timeout: 4000 }).toEqual([2, 3])
      expect(child.exitCode).toBeNull()
    })

    test('the supervisor can be stopped while a part waits for its restart, and stops the others', async () => {
      const first = pidOf(output(), 'first')
      const ends = () => output().match(/has ended; it is started again/g)?.length
      process.kill(pidOf(output(), 'second'), 'SIGKILL')
      await expect.poll(ends, { interval: 10 }).toBe(4)
      child.removeAllListeners('exit')
      child.kill('SIGTERM')
      expect(await once(child, 'exit')).toEqual([0, null])
      expect(isAlive(first)).toBe(false)
      expect(counts()).toEqual([2, 3])
    })

    test('the pause before a restart grows each time, up to ten seconds', () => {
      expect([1, 2, 3, 4, 5, 6, 60].map(pauseAfter)).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000])
    })
  })

  test('a part that ends before it was ever ready ends all with code 1', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', fixture, 'failing'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    onTestFinished(() => endSupervisor(child))
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += chunk
      })
    expect(await once(child, 'exit')).toEqual([1, null])
    expect(said).toContain('third has ended before it was ready')
    const parts = [...said.matchAll(/pid (\d+)/g)].map(([, pid]) => Number(pid))
    expect(parts.filter(isAlive)).toEqual([])
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

test('a data folder in use by another API is named before anything starts', async () => {
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
