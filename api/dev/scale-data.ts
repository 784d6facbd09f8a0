import { Client } from 'pg'
import { Passwords } from '../src/auth/passwords.ts'
import { CHANGES_CHANNEL } from '../src/changes/publish-change.ts'
import { readConfig } from '../src/config/config.ts'
import { openDatabase } from '../src/db/open-database.ts'
import { hashToken, newToken } from '../src/lib/opaque-token.ts'
import { AccessTokens, tokenKeys } from '../src/sessions/access-token.ts'

/** How many rows a database of members has. */
export interface Scale {
  members: number
  recordsEach: number
  /** May be a half: then every other member has one more. */
  dashboardsEach: number
}

/** A member with a session, for calls of the API. */
export interface SignedInMember {
  id: string
  email: string
  token: string
}

/** The password of all members. */
export const PASSWORD = 'Correct1horse'
const DAY_MS = 24 * 60 * 60 * 1000

const items = [
  ['1', 0, 0, 8, 2],
  ['8', 8, 0, 4, 3],
  ['2', 0, 2, 8, 5],
  ['4', 8, 3, 4, 4],
  ['3', 0, 7, 4, 3],
  ['6', 4, 7, 4, 3],
].map(([id, x, y, w, h]) => ({ id, x, y, w, h, content: '' }))

/** Tasks, and in every fifth record a note, as the app keeps them. */
const data = `case when k % 5 = 0
  then json_build_object('title', 'Séance ' || k, 'text', repeat('La loi fixe les règles, le règlement les applique. ', 8))
  else json_build_object('text', 'Exercice ' || k || ' de la feuille ' || n % 40, 'completed', k % 3 = 0,
    'completedAt', case when k % 3 = 0 then '2026-11-20T10:00:00.000Z' end, 'position', 'a' || k) end`

const rows = ({ members, recordsEach, dashboardsEach }: Scale, passwordHash: string) => `
  insert into users (id, email, first_name, last_name, password_hash, is_email_verified, created_at)
    select 'm' || n, 'm' || n || '@school.example', 'Inès', 'Lefèvre', '${passwordHash}', true, now()
    from generate_series(1, ${members}) n;
  insert into sessions (id, secret_hash, user_id, created_at, expires_at, last_active_at)
    select 's' || n, 'h' || n, 'm' || n, now(), now() + interval '30 days', now() from generate_series(1, ${members}) n;
  insert into refresh_tokens (hash, session_id, created_at)
    select 'r' || n, 's' || n, now() from generate_series(1, ${members}) n;
  insert into preferences (user_id, language, updated_at) select 'm' || n, 'fr', now() from generate_series(1, ${members}) n;
  insert into notices (id, user_id, kind, data, created_at)
    select 'n' || n, 'm' || n, 'welcome', '{}', now() from generate_series(1, ${members}) n;
  insert into dashboards (user_id, id, name, items, created_at, updated_at)
    select 'm' || n, (1767225600000 + k)::text, 'Semaine ' || k, '${JSON.stringify(items)}', '2026-01-01T00:00:00.000Z',
      '2026-01-01T00:00:00.000Z'
    from generate_series(1, ${members}) n, generate_series(1, ${Math.ceil(dashboardsEach)}) k
    where k <= ${dashboardsEach} or n % 2 = 0;
  insert into records (user_id, collection, id, data, updated_at, version, changed_at)
    select 'm' || n, case when k % 5 = 0 then 'note' else 'task' end, 'r' || k, ${data}, '2026-11-20T10:00:00.000Z', k, now()
    from generate_series(1, ${members}) n, generate_series(1, ${recordsEach}) k;
  insert into record_versions (user_id, version) select 'm' || n, ${recordsEach} from generate_series(1, ${members}) n;
  analyze;`

/** Fills an empty database with members who have a session, records and dashboards. @returns how many rows of each there are */
export async function storeMembers(databaseUrl: string, scale: Scale): Promise<Record<string, number>> {
  const { close } = await openDatabase(readConfig({ DATABASE_URL: databaseUrl }))
  await close()
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(rows(scale, await new Passwords().hash(PASSWORD)))
    const counts: Record<string, number> = {}
    for (const table of ['users', 'records', 'dashboards']) {
      const found = await client.query(`select count(*)::int as count from ${table}`)
      counts[table] = Number(found.rows[0].count)
    }
    return counts
  } finally {
    await client.end()
  }
}

/** Signs the first `count` members in, without the hash of a password. Their tokens are valid for 15 minutes. */
export async function signInMembers(databaseUrl: string, count: number): Promise<SignedInMember[]> {
  const config = readConfig({ DATABASE_URL: databaseUrl })
  const { db, close } = await openDatabase(config)
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const tokens = new AccessTokens(await tokenKeys(config, db), () => new Date())
    const secrets = Array.from({ length: count }, () => newToken())
    await client.query(
      `update sessions set secret_hash = given.hash
        from unnest($1::text[], $2::text[]) as given (id, hash) where sessions.id = given.id`,
      [secrets.map((_, n) => `s${n + 1}`), secrets.map(hashToken)],
    )
    const expiresAt = new Date(Date.now() + DAY_MS)
    return await Promise.all(
      secrets.map(async (sessionSecret, at) => {
        const [n, id] = [at + 1, `m${at + 1}`]
        const token = await tokens.sign({ userId: id, sessionId: `s${n}`, sessionSecret, expiresAt })
        return { id, email: `${id}@school.example`, token }
      }),
    )
  } finally {
    await client.end()
    await close()
  }
}

/** Tells all processes that something of the first `count` members has changed. */
export async function publishChanges(databaseUrl: string, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `select pg_notify($1, json_build_object('userId', 'm' || n, 'topic', 'records')::text)
        from generate_series(1, $2::int) n`,
      [CHANGES_CHANNEL, count],
    )
  } finally {
    await client.end()
  }
}
