import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { migrationsFolder } from './migrations.ts'
import { emailTokens } from './schema.ts'

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) })

test('a link that was mailed before registrations had links of their own still works, with its account’s names', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cadence-migrations-'))
  cpSync(migrationsFolder(), folder, { recursive: true })
  const journalFile = join(folder, 'meta/_journal.json')
  const journal = journalSchema.parse(JSON.parse(readFileSync(journalFile, 'utf8')))
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }))

  const client = new PGlite()
  const db = drizzle(client)
  await migrate(db, { migrationsFolder: folder })
  await client.exec(`
    insert into users values ('u', 'a@example.org', 'Léa', 'Martin', 'secret', false, 'user', now());
    insert into users values ('v', 'b@example.org', 'Ana', '', 'other', true, 'user', now());
    insert into email_tokens values ('u', 'verify-email', 'waiting', now(), now(), null);
    insert into email_tokens values ('v', 'verify-email', 'used', now(), now(), now());`)
  await migrate(db, { migrationsFolder: migrationsFolder() })
  expect(await db.select().from(emailTokens)).toMatchObject([
    { hash: 'waiting', userId: 'u', firstName: 'Léa', lastName: 'Martin', passwordHash: 'secret' },
  ])
  await client.close()
  rmSync(folder, { recursive: true })
})
