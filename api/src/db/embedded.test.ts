import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@cadence/releases/testing/free-port.test-kit'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { killStarted, type Started, startMain, startScript } from '../../test/support/processes.ts'
import { testDatabase } from '../../test/support/test-database.ts'
import { requireFreeFolder, takeLock } from './data-folder-lock.ts'
import { pidNamespace, processIdentity } from './process-identity.ts'

// A first start takes seconds, and much longer on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

/** Starts take seconds, so similar ones only run with `E2E_FULL=1`. */
const full = process.env.E2E_FULL === '1'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cadence-lock-'))
  return () => rmSync(folder, { recursive: true, force: true })
})
afterAll(killStarted)

const start = async (dataDir: string): Promise<Started> =>
  startMain({ DATA_DIR: dataDir, API_PORT: `${await freePort()}`, SMTP_URL: 'smtp://localhost:1' })

describe('the lock file', () => {
  const lockPath = () => join(folder, 'db.lock')
  const holder = (pid: number, identity?: string) => JSON.stringify({ pid, identity, nonce: 'x' })
  const touchedAgo = (seconds: number) => {
    const then = new Date(Date.now() - seconds * 1000)
    utimesSync(lockPath(), then, then)
  }

  test('is refused while its holder lives, and free again after the release', async () => {
    const lock = await takeLock(lockPath(), folder)
    await expect(takeLock(lockPath(), folder)).rejects.toMatchObject({ pid: process.pid })
    lock.release()
    ;(await takeLock(lockPath(), folder)).release()
    expect(readdirSync(folder)).toEqual([])
  })

  test.each([
    ['of a process that is gone', () => holder(2 ** 22 - 1, 'boot:1')],
    ['whose number another program has now', () => holder(process.pid, 'boot:1')],
    ['that was half written', () => '{"pid":'],
    ['that is empty', () => ''],
  ])('%s is taken over', async (_, content) => {
    writeFileSync(lockPath(), content())
    const lock = await takeLock(lockPath(), folder)
    expect(JSON.parse(readFileSync(lockPath(), 'utf8'))).toMatchObject({ pid: process.pid })
    lock.release()
    expect(readdirSync(folder)).toEqual([])
  })

  test('of a living process is not taken over', async () => {
    writeFileSync(lockPath(), holder(process.ppid, processIdentity(process.ppid)))
    await expect(takeLock(lockPath(), folder)).rejects.toThrow(`process ${process.ppid}`)
  })

  test('of a living process is not taken over, however long ago it was touched', async () => {
    const identity = processIdentity(process.ppid)
    writeFileSync(
      lockPath(),
      JSON.stringify({ pid: process.ppid, identity, namespace: pidNamespace(), nonce: 'x' }),
    )
    touchedAgo(3600)
    await expect(takeLock(lockPath(), folder)).rejects.toThrow(`process ${process.ppid}. Stop it`)
  })

  describe('of a process in another container, whose process id means nothing here', () => {
    /** A lock from another PID namespace of this machine: its process 7 is unknown here, or another one. */
    const elsewhere = (pid: number) =>
      JSON.stringify({
        pid,
        identity: processIdentity(process.pid)?.replace(/:.*/, ':1'),
        namespace: pidNamespace()?.replace(/\[\d+\]$/, '[1]'),
        nonce: 'x',
      })

    test.each([
      ['no process here has', 2 ** 22 - 1],
      ['another process here has', process.pid],
    ])('is not taken over while it is touched: its process id %s', async (_, pid) => {
      writeFileSync(lockPath(), elsewhere(pid))
      touchedAgo(25)
      const refusal = `process ${pid} of another container or machine`
      await expect(takeLock(lockPath(), folder)).rejects.toThrow(refusal)
      expect(() => requireFreeFolder(folder)).toThrow(refusal)
      expect(readFileSync(lockPath(), 'utf8')).toBe(elsewhere(pid))
    })

    test('is taken over when it was not touched for 30 seconds', async () => {
      writeFileSync(lockPath(), elsewhere(process.pid))
      touchedAgo(31)
      requireFreeFolder(folder)
      const lock = await takeLock(lockPath(), folder)
      expect(lock.isHeld()).toBe(true)
      lock.release()
      expect(readdirSync(folder)).toEqual([])
    })
  })

  test('is touched again and again while it is held, and not after', async () => {
    const lock = await takeLock(lockPath(), folder, 20)
    touchedAgo(60)
    await vi.waitFor(() => expect(Date.now() - statSync(lockPath()).mtimeMs).toBeLessThan(5000))
    lock.release()
    writeFileSync(lockPath(), '')
    touchedAgo(60)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(Date.now() - statSync(lockPath()).mtimeMs).toBeGreaterThan(50_000)
  })

  test('that was only aside for a moment is still held', async () => {
    const lock = await takeLock(lockPath(), folder, 20)
    rmSync(lockPath())
    await vi.waitFor(() => expect(lock.isHeld()).toBe(true))
    lock.release()
  })

  test('that another process took is lost, and is not removed by the former holder', async () => {
    const lock = await takeLock(lockPath(), folder, 20)
    writeFileSync(lockPath(), holder(1))
    expect((await lock.lost).message).toBe(`Another process has taken the data folder ${folder}`)
    expect(lock.isHeld()).toBe(false)
    lock.release()
    expect(readFileSync(lockPath(), 'utf8')).toBe(holder(1))
  })

  test('that a slower process moves aside just after the takeover is placed again', async () => {
    writeFileSync(lockPath(), holder(2 ** 22 - 1, 'boot:1'))
    const taking = takeLock(lockPath(), folder)
    await new Promise((resolve) => setTimeout(resolve, 30))
    rmSync(lockPath())
    const lock = await taking
    expect(existsSync(lockPath())).toBe(true)
    lock.release()
  })

  test('that is stale goes to exactly one of many', async () => {
    for (let round = 0; round < 10; round++) {
      writeFileSync(lockPath(), holder(2 ** 22 - 1, 'boot:1'))
      const tries = await Promise.allSettled(Array.from({ length: 8 }, () => takeLock(lockPath(), folder)))
      const won = tries.filter((one) => one.status === 'fulfilled')
      expect(won).toHaveLength(1)
      won[0]?.value.release()
    }
  })
})

describe.skipIf(process.env.DATABASE_URL)('processes on one folder', () => {
  test('the second one ends at once with code 1 and names the first', async () => {
    const database = await testDatabase()
    const first = await start(database.env.DATA_DIR)
    await first.printed('ready')
    const second = await start(database.env.DATA_DIR)
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(`already in use by process ${first.child.pid}.`)

    // The refused one must not have touched the lock; after kill -9 the next one takes it over.
    first.child.kill('SIGKILL')
    await first.ended
    const third = await start(database.env.DATA_DIR)
    await third.printed('ready')
    third.child.kill('SIGTERM')
    expect(await third.ended).toBe(0)
    await database.drop()
  })

  // Timed by the files on the disk and not by the clock: the critical time is the few milliseconds in which the files
  // appear, PG_VERSION among them, and it differs between machines.
  test.runIf(full).each([0, 14])(
    'kill -9 in the very first start, after %i files were created, leaves no folder of the database; the next start makes a whole one',
    async (files) => {
      const dataDir = join(folder, 'data')
      mkdirSync(dataDir)
      const make = () => startScript('test/support/make-cluster.ts', {}, [dataDir])
      const killed = make()
      while (filesMade(dataDir) < files) await sleep(1)
      killed.child.kill('SIGKILL')
      await killed.ended
      expect(existsSync(join(dataDir, 'db'))).toBe(false)
      const next = make()
      while (!existsSync(join(dataDir, 'db'))) await sleep(1)
      const whole = ['PG_VERSION', 'base', 'global', 'pg_hba.conf', 'pg_wal', 'postgresql.conf']
      expect(readdirSync(join(dataDir, 'db'))).toEqual(expect.arrayContaining(whole))
      expect(await next.ended).toBe(0)
      expect(readdirSync(dataDir)).toEqual(['db'])
    },
  )

  test.runIf(full)(
    'a process that loses the folder to another one ends with code 1, and does not touch it',
    async () => {
      const api = await start(folder)
      await api.printed('ready')
      writeFileSync(join(folder, 'db.lock'), '{"pid":1}')
      expect(await api.ended).toBe(1)
      expect(api.output()).toContain(`Another process has taken the data folder ${folder}`)
      expect(readFileSync(join(folder, 'db.lock'), 'utf8')).toBe('{"pid":1}')
    },
  )

  test.runIf(full)('a folder that a killed start left incomplete is removed', async () => {
    mkdirSync(join(folder, 'db.new-1', 'base'), { recursive: true })
    const api = await start(folder)
    await api.printed('ready')
    expect(existsSync(join(folder, 'db.new-1'))).toBe(false)
    api.child.kill('SIGTERM')
    expect(await api.ended).toBe(0)
  })
})

/** The number of files of the new cluster; -1 before it exists and while it is renamed. */
function filesMade(dataDir: string): number {
  try {
    const cluster = readdirSync(dataDir).find((name) => name === 'db' || name.startsWith('db.new-'))
    return cluster ? readdirSync(join(dataDir, cluster)).length : -1
  } catch {
    return -1
  }
}
