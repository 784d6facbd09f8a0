import { eq, sql } from 'drizzle-orm'
import { boolean, customType, integer, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PreparingPGlite } from './preparingPGlite.ts'
import * as schema from './schema.ts'
import { prepareStatement } from './statement.ts'

const things = pgTable('things', {
  id: integer('id').primaryKey(),
  name: text('name'),
  isGood: boolean('is_good'),
  data: json('data'),
  bytes: customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })('bytes'),
  madeAt: timestamp('made_at', { withTimezone: true, mode: 'date' }),
})

const client = new PreparingPGlite()
const db = drizzle(client, { schema })

beforeAll(async () => {
  await client.exec(`create table things (
    id integer primary key, name text, is_good boolean, data json, bytes bytea, made_at timestamptz)`)
})
beforeEach(async () => {
  await db.delete(things)
})
afterAll(() => client.close())

/** How often the statement that contains a text was planned, and runs of it that took a plan that was kept. */
async function runsOf(part: string) {
  const { rows } = await client.query<{ generic_plans: number; custom_plans: number }>(
    'select generic_plans::int, custom_plans::int from pg_prepared_statements where position($1 in statement) > 0',
    [part],
  )
  return rows
}

test('a prepared query is prepared at its second call, and from its seventh on it is not planned any more', async () => {
  const find = db
    .select()
    .from(things)
    .where(eq(things.id, sql.placeholder('id')))
    .prepare('find')
  for (let id = 0; id < 20; id++) await find.execute({ id })
  expect(await runsOf('"made_at" from "things"')).toEqual([{ custom_plans: 5, generic_plans: 14 }])
})

test('no other query is, however often it comes', async () => {
  for (let id = 0; id < 3; id++) await db.update(things).set({ name: 'x' }).where(eq(things.id, id))
  expect(await runsOf('update')).toEqual([])
})

test('gives values of all types as at the first call', async () => {
  const full = {
    id: 1,
    name: 'Léa “1” \\ \u{1f600}',
    isGood: true,
    data: { a: [1, null] },
    bytes: new Uint8Array([0, 255, 92]),
    madeAt: new Date('2026-03-29T01:30:00.123Z'),
  }
  const empty = { id: 2, name: null, isGood: null, data: null, bytes: null, madeAt: null }
  const add = db
    .insert(things)
    .values({
      id: sql.placeholder('id'),
      name: sql.placeholder('name'),
      isGood: sql.placeholder('isGood'),
      data: sql.placeholder('data'),
      bytes: sql.placeholder('bytes'),
      madeAt: sql.placeholder('madeAt'),
    })
    .prepare('add')
  const all = db.select().from(things).orderBy(things.id).prepare('all')
  for (const id of [1, 3, 4]) await add.execute({ ...full, id })
  await db.insert(things).values(empty)
  const expected = [full, empty, { ...full, id: 3 }, { ...full, id: 4 }]
  for (let call = 0; call < 3; call++) expect(await all.execute()).toEqual(expected)
})

test('a statement that is written out gives its rows by the names of their columns, or none', async () => {
  await db.insert(things).values({ id: 1, name: 'a' })
  const rename = prepareStatement(
    db,
    'rename',
    sql`update ${things} set name = ${sql.placeholder('name')} where id = ${sql.placeholder('id')} returning id, name`,
  )
  for (const name of ['b', 'c', null, 'd']) expect(await rename({ id: 1, name })).toEqual([{ id: 1, name }])
  expect(await rename({ id: 2, name: 'e' })).toEqual([])
})

test('an error is told with its code, undoes the statement, and ends nothing else', async () => {
  const add = prepareStatement(
    db,
    'add_two',
    sql`insert into ${things} (id) values (${sql.placeholder('a')}), (${sql.placeholder('b')})`,
  )
  await add({ a: 1, b: 2 })
  await add({ a: 3, b: 4 })
  await expect(add({ a: 5, b: 4 })).rejects.toMatchObject({ cause: { code: '23505' } })
  await expect(add({ a: 5, b: 'x' })).rejects.toMatchObject({ cause: { code: '22P02' } })
  await add({ a: 7, b: 8 })
  const rows = await db.select({ id: things.id }).from(things).orderBy(things.id)
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 7, 8])
})

test('never runs inside the transaction of another', async () => {
  const add = prepareStatement(db, 'add', sql`insert into ${things} (id) values (${sql.placeholder('id')})`)
  await add({ id: 1 })
  await add({ id: 2 })
  const adding: Promise<unknown>[] = []
  const transaction = db.transaction(async (tx) => {
    await tx.insert(things).values({ id: 3 })
    adding.push(add({ id: 4 }))
    await tx.insert(things).values({ id: 5 })
    tx.rollback()
  })
  await expect(transaction).rejects.toThrow('Rollback')
  await Promise.all(adding)
  const rows = await db.select({ id: things.id }).from(things).orderBy(things.id)
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 4])
})
