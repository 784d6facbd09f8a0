import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { moveOldForms } from '../forms/move-old-forms.ts'
import { folded } from '../inbox/search-text.ts'
import { migrationsFolder } from './migrations.ts'
import * as schema from './schema.ts'
import { ambassadorApplications, demoRequests, emailTokens, inboxThreads } from './schema.ts'

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) })

/** A database of an old release, with rows of that time, after all migrations since. */
const client = new PGlite()
const db = drizzle(client, { schema })
const folder = mkdtempSync(join(tmpdir(), 'cadence-migrations-'))

/** Applies the migrations up to this one. */
async function migrateTo(last: string): Promise<void> {
  const journal = journalSchema.parse(
    JSON.parse(readFileSync(join(migrationsFolder(), 'meta/_journal.json'), 'utf8')),
  )
  const count = journal.entries.findIndex(({ tag }) => tag === last) + 1
  expect(count).toBeGreaterThan(0)
  const entries = journal.entries.slice(0, count)
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  await migrate(db, { migrationsFolder: folder })
}

beforeAll(async () => {
  cpSync(migrationsFolder(), folder, { recursive: true })
  await migrateTo('0000_first')
  await client.exec(`
    insert into users values ('u', 'a@example.org', 'Léa', 'Martin', 'secret', false, 'user', now());
    insert into users values ('v', 'b@example.org', 'Ana', '', 'other', true, 'user', now());
    insert into email_tokens values ('u', 'verify-email', 'waiting', now(), now(), null);
    insert into email_tokens values ('v', 'verify-email', 'used', now(), now(), now());`)
  await migrateTo('0021_reminder_mails')
  await client.exec(`
    insert into ambassador_applications values ('a', 'Zoë', 'Œrsted', 'Zoe@Example.org', '06 12 34 56 78', 'zoe',
      '["https://instagram.com/zoe","https://tiktok.com/@zoe"]', 'L’été à Nîmes', '2026-01-02T03:04:05.678Z');
    insert into demo_requests values ('d', 'Marc', 'Bernard', 'marc@example.org', 'Lycée Jean-Macé', 'it', '100-499', null,
      '2026-02-02T03:04:05.678Z');
    insert into demo_requests values ('e', 'Ana', 'Ruiz', 'ana@example.org', 'Lycée', 'other', null, 'Mardi.', now());`)
  await migrate(db, { migrationsFolder: migrationsFolder() })
  await moveOldForms(db)
})
afterAll(async () => {
  await client.close()
  rmSync(folder, { recursive: true })
})

test('a link that was mailed before registrations had links of their own still works, with its account’s names', async () => {
  expect(await db.select().from(emailTokens)).toMatchObject([
    { hash: 'waiting', userId: 'u', firstName: 'Léa', lastName: 'Martin', passwordHash: 'secret' },
  ])
})

test('a form that a process of an earlier release still stores comes to the inbox once', async () => {
  const stored = (key: string, message: string) =>
    client.exec(`insert into demo_requests values ('${key}', 'Tom', 'Petit', 'tom@example.org', 'Lycée', 'it', null,
      '${message}', now());`)
  const before = await db.$count(inboxThreads)
  // The second one is in the inbox under its key.
  await stored('later', 'Jeudi.')
  await stored('e', 'Lundi.')
  await moveOldForms(db)
  await moveOldForms(db)
  expect(await db.$count(inboxThreads)).toBe(before + 1)
  expect(await db.delete(inboxThreads).where(eq(inboxThreads.requestKey, 'later')).returning()).toMatchObject(
    [{ kind: 'demo', message: 'Jeudi.' }],
  )
  for (const table of [ambassadorApplications, demoRequests]) expect(await db.$count(table)).toBe(0)
})

test('forms that were sent before there was an inbox are in it, whole, and found by a search', async () => {
  const threads = await db.select().from(inboxThreads).orderBy(inboxThreads.requestKey)
  const of = { status: 'new', version: 1, userId: null, subject: null, closedAt: null }
  expect(threads).toMatchObject([
    {
      ...{ ...of, kind: 'application', requestKey: 'a', firstName: 'Zoë', lastName: 'Œrsted' },
      ...{ email: 'zoe@example.org', message: 'L’été à Nîmes' },
      details: [
        { name: 'phone', value: '06 12 34 56 78' },
        { name: 'name', value: 'zoe' },
        { name: 'profileLink', value: 'https://instagram.com/zoe' },
        { name: 'profileLink', value: 'https://tiktok.com/@zoe' },
      ],
      createdAt: new Date('2026-01-02T03:04:05.678Z'),
      activeAt: new Date('2026-01-02T03:04:05.678Z'),
    },
    {
      ...{ ...of, kind: 'demo', requestKey: 'd', email: 'marc@example.org', message: '' },
      details: [
        { name: 'school', value: 'Lycée Jean-Macé' },
        { name: 'role', value: 'it' },
        { name: 'students', value: '100-499' },
      ],
    },
    {
      ...of,
      kind: 'demo',
      message: 'Mardi.',
      details: [{ name: 'school' }, { name: 'role', value: 'other' }],
    },
  ])
  for (const { id } of threads) expect(id).toMatch(/^[\da-f]{8}-/)
  const [first, second] = threads
  for (const text of ['Zoë Œrsted', 'L’été à Nîmes', 'zoe@example.org', first?.id.slice(0, 4) ?? '']) {
    expect(first?.searchText).toContain(folded(text))
  }
  expect(second?.searchText).toContain(folded('Lycée Jean-Macé'))
})
