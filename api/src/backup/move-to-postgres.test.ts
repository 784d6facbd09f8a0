import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, onTestFinished, test } from 'vitest'
import { startOperator } from '../../test/support/processes.ts'
import { emptyDatabase } from '../../test/support/test-database.ts'
import { readConfig } from '../config/config.ts'
import { openDatabase } from '../db/open-database.ts'
import * as schema from '../db/schema.ts'
import { calendarSources, photos, records, recordVersions, subscriptions, users } from '../db/schema.ts'
import { requireSame } from './move-to-postgres.ts'

/** It starts two servers and copies every table, so it only runs with `E2E_FULL=1`. */
const full = process.env.E2E_FULL === '1'

test('counts that differ are named', () => {
  const same = { table: 'users', embedded: 3, postgres: 3 }
  expect(() => requireSame([same])).not.toThrow()
  expect(() => requireSame([same, { table: 'records', embedded: 3, postgres: 2 }])).toThrow(
    'records: 3, then 2',
  )
})

/** Rows with the values that a way between two databases gets wrong. */
async function fill(environment: Record<string, string>): Promise<void> {
  const { db, close } = await openDatabase(readConfig(environment))
  const [userId, at] = ['zoe', new Date('2026-03-29T01:30:00.123Z')]
  const lastName = 'O\'Neil "\\" ,(),\n\t{}😀'
  await db.insert(users).values([
    { id: userId, email: 'zoe@example.org', firstName: 'Zoé', lastName, createdAt: at },
    { id: 'tom', email: 'tom@example.org', firstName: '', lastName: 'NULL', createdAt: at },
  ])
  const content = Uint8Array.from({ length: 70_000 }, (_, n) => n % 256)
  await db.insert(photos).values({ userId, id: 'photo', type: 'image/webp', content, createdAt: at })
  await db.insert(recordVersions).values({ userId, version: 9_007_199_254_740_991 })
  const row = (n: number) => ({
    ...{ userId, collection: 'task', id: `${n}`, updatedAt: at.toISOString(), version: n, changedAt: at },
    data: n % 3 === 0 ? null : { text: `« ${n} » \\ "x"`, completed: false, completedAt: null, big: 0.1 + n },
  })
  await db.insert(records).values(Array.from({ length: 250 }, (_, n) => row(n)))
  await db.insert(calendarSources).values({ id: 's', address: 'https://x', askedAt: at })
  const subscription = { id: 'a', userId, sourceId: 's', name: '', colour: '#fff', createdAt: at }
  await db.insert(subscriptions).values({ ...subscription, position: 1 / 3 })
  await close()
}

/** A hash of the rows of each table, as PostgreSQL writes them. */
async function rowsOf(environment: Record<string, string>): Promise<Record<string, string | null>> {
  const { db, close } = await openDatabase(readConfig(environment))
  const hashes: Record<string, string | null> = {}
  for (const table of Object.values(schema).filter((table) => is(table, PgTable))) {
    const hash = sql<string | null>`md5(string_agg(${table}::text, ' ' order by ${table}::text collate "C"))`
    hashes[getTableName(table)] = (await db.select({ hash }).from(table))[0]?.hash ?? null
  }
  await close()
  return hashes
}

/** The content of all files below a folder, by name. */
function filesOf(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
  const files = names.filter((name) => statSync(join(folder, name)).isFile())
  return files.map(
    (name) =>
      `${name} ${createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex')}`,
  )
}

test.runIf(full && process.env.DATABASE_URL)(
  'all rows of the embedded database move to an empty PostgreSQL as they are, and the folder stays as it was',
  { timeout: 120_000 },
  async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'cadence-test-'))
    onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
    const target = await emptyDatabase()
    onTestFinished(target.drop)
    await fill({ DATA_DIR })
    const before = filesOf(DATA_DIR)
    const variables = { ...target.env, DATA_DIR }
    const move = async () => {
      const run = startOperator(variables, ['move-to-postgres'])
      return { code: await run.ended, output: run.output() }
    }

    const moved = await move()
    expect(moved).toMatchObject({ code: 0 })
    expect(filesOf(DATA_DIR)).toEqual(before)
    const counts: unknown[] = JSON.parse(moved.output)
    expect(counts).toContainEqual({ table: 'users', embedded: 2, postgres: 2 })
    expect(counts).toContainEqual({ table: 'records', embedded: 250, postgres: 250 })
    expect(await rowsOf(target.env)).toEqual(await rowsOf({ DATA_DIR }))
    expect(await move()).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') })
  },
)
