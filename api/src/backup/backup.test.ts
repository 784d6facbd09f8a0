import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { freePort } from '@cadence/releases/testing/free-port.test-kit'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { killStarted, startMain, startOperator } from '../../test/support/processes.ts'
import { callerOf, PASSWORD, textIn } from '../../test/support/test-api.ts'
import { emptyPlace, testDatabase } from '../../test/support/test-database.ts'
import { signInWriter, storeMembers, summaryOf } from '../../test/support/writers.ts'
import { readConfig } from '../config/config.ts'
import { openDatabase } from '../db/open-database.ts'
import { records, recordVersions, sessions, users } from '../db/schema.ts'
import { backup, deleteOlder, restore } from './backup.ts'
import { writeBackup } from './backup-file.ts'

const nobody = { accounts: [], threads: [] }
const onPostgres = Boolean(process.env.DATABASE_URL)

const folder = mkdtempSync(join(tmpdir(), 'cadence-backups-'))
afterAll(() => {
  killStarted()
  rmSync(folder, { recursive: true, force: true })
})
let count = 0
const newFile = () => join(folder, `${++count}.backup`)

/** A place that is gone after the test. */
async function temporary(place: ReturnType<typeof emptyPlace>) {
  const { env, drop } = await place
  onTestFinished(drop)
  return { env, config: readConfig(env) }
}

async function operator(env: Record<string, string>, ...args: string[]) {
  const run = startOperator(env, args)
  return { code: await run.ended, output: run.output() }
}

test('a backup while members write has each write that was answered before and no half of one; who is erased later is not restored', {
  timeout: 120_000,
}, async () => {
  const { env } = await temporary(testDatabase())
  const target = await temporary(emptyPlace())
  const withoutLogs = operator(target.env, 'restore', 'any.backup')
  const names = ['Un', 'Deux', 'Trois', 'Quatre']
  await storeMembers(env, [...names, 'Partie'])
  const port = await freePort()
  const api = startMain({
    ...env,
    API_PORT: `${port}`,
    SMTP_URL: 'smtp://localhost:1',
    RATE_LIMIT_SCALE: '1000',
  })
  await api.printed('ready')
  const call = callerOf((path, init) => fetch(`http://127.0.0.1:${port}${path}`, init))
  const writers = await Promise.all(names.map((name) => signInWriter(call, name)))
  for (const writer of writers) writer.start()
  await expect.poll(() => summaryOf(writers).kept, { interval: 20 }).toBeGreaterThan(60)

  const leaving = await call('POST', '/auth/login', {
    body: { email: 'partie@example.org', password: PASSWORD },
  })
  const answered = writers.map((writer) => writer.answered)
  const made = await operator(env, 'backup', folder)
  expect(made).toMatchObject({ code: 0 })
  const { written } = JSON.parse(made.output)
  expect(statSync(written).mode & 0o777).toBe(0o600)
  const socket = join(env.DATA_DIR, 'backup.sock')
  if (!onPostgres) expect(statSync(socket).mode & 0o777).toBe(0o600)
  for (const [n, writer] of writers.entries())
    await expect.poll(() => writer.answered).toBeGreaterThan(answered[n] ?? 0)
  await Promise.all(writers.map((writer) => writer.stop()))
  const erasure = { password: PASSWORD, confirmation: 'SUPPRIMER' }
  const erased = await call('DELETE', '/account', { token: textIn(leaving.body, 'token'), body: erasure })
  expect(erased.status).toBe(200)
  expect(summaryOf(writers)).toMatchObject({ refused: 0, unknown: 0 })
  api.child.kill('SIGTERM')
  expect(await api.ended).toBe(0)
  expect(existsSync(socket)).toBe(false)

  expect(await withoutLogs).toMatchObject({ code: 1, output: expect.stringContaining('--without-logs') })
  const log = join(folder, 'api.log')
  await writeFile(log, api.output())
  const restored = await operator(target.env, 'restore', written, log)
  expect(restored).toMatchObject({ code: 0 })
  expect(JSON.parse(restored.output)).toMatchObject({ accounts: 1, sessions: names.length })
  const { db, close } = await openDatabase(target.config)
  onTestFinished(close)
  for (const [n, writer] of writers.entries()) expect(await writer.faults(db, answered[n])).toEqual([])
  // Each write of a record and the member's counter are one transaction.
  const newest = await db
    .select({ counter: recordVersions.version, newest: sql<number>`max(${records.version})::int` })
    .from(recordVersions)
    .innerJoin(records, eq(records.userId, recordVersions.userId))
    .groupBy(recordVersions.userId, recordVersions.version)
  expect(newest).toHaveLength(names.length)
  for (const member of newest) expect(member.newest).toBe(member.counter)
  expect(await db.$count(users, eq(users.email, 'partie@example.org'))).toBe(0)
  expect(await db.$count(users)).toBe(names.length)
  expect(await db.$count(sessions)).toBe(0)
})

test('a restore into a place with data, of a damaged file or of a newer release is refused and changes nothing', async () => {
  const { config } = await temporary(testDatabase())
  const file = newFile()
  await backup(config, file, new Date())
  await expect(backup(config, file, new Date())).rejects.toThrow('exists already')
  await expect(restore(config, file, nobody)).rejects.toThrow(onPostgres ? 'is not empty' : 'already')

  const target = await temporary(emptyPlace())
  const content = await readFile(file)
  const damaged = newFile()
  await writeFile(damaged, content.subarray(0, -1))
  await expect(restore(target.config, damaged, nobody)).rejects.toThrow('is damaged')
  const newer = newFile()
  const header = content.toString('latin1', 0, 512)
  const year = 365 * 86_400_000
  const changed = header.replace(/("migration":)(\d+)/, (_, name, time) => `${name}${Number(time) + year}`)
  await writeFile(newer, Buffer.concat([Buffer.from(changed), content.subarray(512)]))
  await expect(restore(target.config, newer, nobody)).rejects.toThrow('of a newer release')
  const other = newFile()
  await writeFile(other, 'PGDMP')
  await expect(restore(target.config, other, nobody)).rejects.toThrow('no backup of Cadence')
  const wrong = onPostgres
    ? { dataDir: target.config.dataDir, databaseUrl: undefined }
    : { dataDir: '', databaseUrl: 'postgres://127.0.0.1:1/x' }
  await expect(restore(wrong, file, nobody)).rejects.toThrow(/DATABASE_URL/)
  if (!onPostgres) expect(readdirSync(target.config.dataDir)).toEqual([])
  // A database with anything in it would be refused.
  else await restore(target.config, file, nobody)
})

test.skipIf(onPostgres)('a folder without a database gives no backup, and none is made there', async () => {
  const { config } = await temporary(emptyPlace())
  const file = newFile()
  await expect(backup(config, file, new Date())).rejects.toThrow('There is no database')
  expect(readdirSync(config.dataDir)).toEqual([])
  expect(existsSync(file)).toBe(false)
})

test.runIf(onPostgres)('no API starts on a database in which a restore did not end', async () => {
  const source = await temporary(testDatabase())
  const file = newFile()
  await backup(source.config, file, new Date())
  const { config } = await temporary(emptyPlace())
  // What a kill right after pg_restore leaves.
  const { db, close } = await openDatabase(source.config)
  await db.execute('create table unfinished_restore ()')
  await close()
  await expect(openDatabase(source.config)).rejects.toThrow('did not end')
  await expect(restore(source.config, file, nobody)).rejects.toThrow('did not end')
  await expect(backup(source.config, newFile(), new Date())).rejects.toThrow('did not end')
  await restore(config, file, nobody)
  await (await openDatabase(config)).close()
})

test.runIf(onPostgres)('no API starts on a database in which pg_restore failed', async () => {
  const { config } = await temporary(emptyPlace())
  const file = newFile()
  const facts = { database: 'postgres', migration: 0, createdAt: new Date(0).toISOString() } as const
  await writeBackup(file, facts, async (content) => void content.end('PGDMP'))
  await expect(restore(config, file, nobody)).rejects.toThrow('pg_restore')
  await expect(openDatabase(config)).rejects.toThrow('did not end')
})

test('what a killed backup left is removed by the next one; what another machine writes stays, and files of others', async () => {
  const { config } = await temporary(testDatabase())
  const place = mkdtempSync(join(folder, 'killed-'))
  const now = new Date()
  const make = (name: string, minutes: number) => {
    const at = new Date(now.getTime() - minutes * 60_000)
    writeFileSync(join(place, name), '')
    utimesSync(join(place, name), at, at)
  }
  make('cadence-2026-01-01T030000Z.backup.12.part', 61)
  make('before-the-move.backup.12.part', 61)
  const elsewhere = 'cadence-2026-01-01T030000Z.backup.13.part'
  make(elsewhere, 59)
  const others = ['archive.7z.001.part', 'mine.part', 'video.backup.12.part']
  for (const name of others) make(name, 61)
  const named = basename(await backup(config, join(place, 'before-the-move.backup'), now))
  expect(readdirSync(place).toSorted()).toEqual([elsewhere, named, ...others].toSorted())
})

test('old backups of a folder are deleted, and nothing else there', () => {
  const place = mkdtempSync(join(folder, 'old-'))
  const now = new Date('2026-03-31T03:00:00Z')
  const make = (name: string, days: number) => {
    const at = new Date(now.getTime() - days * 86_400_000)
    writeFileSync(join(place, name), '')
    utimesSync(join(place, name), at, at)
  }
  make('cadence-2026-01-01T030000Z.backup', 89)
  make('cadence-2026-03-30T030000Z.backup', 1)
  make('before-the-move.backup', 89)
  expect(deleteOlder(place, 30, now)).toEqual(['cadence-2026-01-01T030000Z.backup'])
  expect(readdirSync(place).toSorted()).toEqual([
    'before-the-move.backup',
    'cadence-2026-03-30T030000Z.backup',
  ])
})
