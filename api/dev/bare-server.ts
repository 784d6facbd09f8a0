/**
 * The baseline of the benchmark: routes that do one thing and nothing else. GET /row reads one row of the
 * database of the configuration, POST /hash hashes one password as registrations do. For the benchmark only.
 */

import { serve } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { Passwords } from '../src/auth/passwords.ts'
import { readConfig } from '../src/config/config.ts'
import { openDatabase } from '../src/db/open-database.ts'

const config = readConfig(process.env)
const { db } = await openDatabase(config)
const passwords = new Passwords()

const app = new Hono()
app.get('/row', async (c) => {
  const rows = await db.execute(sql`select * from users where email = ${'bench@example.org'}`)
  return c.json(rows)
})
app.post('/hash', async (c) => c.json({ hash: await passwords.hash('Correct1horse') }))
serve({ fetch: app.fetch, port: config.port, hostname: config.hostname })
