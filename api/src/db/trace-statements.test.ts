import type { Tracing } from '@cadence/shared/tracing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/support/test-database.ts'
import { readConfig } from '../config/config.ts'
import type { OpenDatabase } from './database.ts'
import { openDatabase } from './open-database.ts'

const statements: string[] = []
const tracing: Tracing = {
  request: async (_, answer) => void (await answer()),
  headers: () => ({}),
  statement: (text, run) => {
    statements.push(text)
    return run()
  },
  close: async () => undefined,
}

let own: TestDatabase
let database: OpenDatabase
beforeAll(async () => {
  own = await testDatabase()
  database = await openDatabase(readConfig({ ...own.env }), tracing)
})
afterAll(async () => {
  await database.close()
  await own.drop()
})
beforeEach(() => {
  statements.length = 0
})

test('a statement is traced once, by its text without its values', async () => {
  await database.db.execute(sql`select ${'secret'} as one`)
  expect(statements).toEqual(['select $1 as one'])
})

test('a statement of a transaction is traced once', async () => {
  await database.db.transaction(async (tx) => void (await tx.execute(sql`select 2`)))
  expect(statements.filter((text) => text === 'select 2')).toHaveLength(1)
})

test('a statement that fails fails as without tracing', async () => {
  await expect(database.db.execute(sql`select nothing`)).rejects.toMatchObject({ cause: { code: '42703' } })
  expect(statements).toEqual(['select nothing'])
})
