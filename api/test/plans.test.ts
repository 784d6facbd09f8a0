import { Client } from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { jobKinds } from '../src/job-kinds.ts'
import { newMember, PASSWORD, startApi } from './support/test-api.ts'

/**
 * The plans of what the API really sends, with the values that it sends, on tables with as many rows that PostgreSQL has a
 * choice. Forbidding sequential scans by `enable_seqscan` would prove less: a plan then names any index, also one that it reads
 * from end to end.
 */
const MEMBERS = 10_000

/** Rows of this many members. What nobody waits for, or what holds one row for all, is not here. */
const rows = `
  insert into users (id, email, first_name, last_name, is_email_verified, created_at)
    select 'm' || n, 'm' || n || '@school.example', 'A', 'B', true, now() from generate_series(1, ${MEMBERS}) n;
  insert into sessions (id, secret_hash, user_id, created_at, expires_at, last_active_at)
    select 's' || n, 's' || n, 'm' || n, now(), now() + interval '1 day', now() from generate_series(1, ${MEMBERS}) n;
  insert into refresh_tokens (hash, session_id, created_at)
    select 'r' || n, 's' || n, now() from generate_series(1, ${MEMBERS}) n;
  insert into preferences (user_id, shares_milestones, updated_at)
    select 'm' || n, n % 1000 = 0, now() from generate_series(1, ${MEMBERS}) n;
  insert into referral_codes (user_id, code, created_at)
    select 'm' || n, 'c' || n, now() from generate_series(1, ${MEMBERS}) n;
  insert into dashboards (user_id, id, name, items, created_at, updated_at)
    select 'm' || n, '1', 'x', '[]', '', '' from generate_series(1, ${MEMBERS}) n;
  insert into record_versions (user_id, version) select 'm' || n, 3 from generate_series(1, ${MEMBERS}) n;
  insert into records (user_id, collection, id, data, updated_at, version, changed_at)
    select 'm' || n, 'task', 'k' || k, '{}', '', k, now() from generate_series(1, ${MEMBERS}) n, generate_series(1, 3) k;
  insert into notices (id, user_id, kind, data, created_at)
    select 'n' || n, 'm' || n, 'welcome', '{}', now() from generate_series(1, ${MEMBERS}) n;
  insert into jobs (kind, key, user_id, run_at)
    select 'remind', 'm' || n, 'm' || n, now() + interval '1 day' from generate_series(1, ${MEMBERS}) n;
  insert into mails (id, recipient, subject, html, text, created_at, next_attempt_at)
    select 'l' || n, 'm' || n || '@school.example', '', '', '', now(), now() + interval '1 day'
    from generate_series(1, ${MEMBERS}) n;
  insert into inbox_threads
    (id, kind, request_key, user_id, first_name, email, details, search_text, created_at, active_at)
    select 't' || n, 'support', 't' || n, 'm' || n, 'A', 'm' || n || '@school.example', '[]', '',
      now() - n * interval '1 minute', now() from generate_series(1, ${MEMBERS}) n;
  analyze;`
const growing = new Set([...rows.matchAll(/insert into (\w+)/g)].map(([, table]) => table))

const planSchema = z.object({
  'Node Type': z.string(),
  'Relation Name': z.optional(z.string()),
  get Plans() {
    return z.optional(z.array(planSchema))
  },
})
type Plan = z.infer<typeof planSchema>

/** The growing tables that a plan reads from end to end. */
function scannedIn(plan: Plan): string[] {
  const table = plan['Relation Name'] ?? ''
  const own = /Seq Scan/.test(plan['Node Type']) && growing.has(table) ? [table] : []
  return [...own, ...(plan.Plans ?? []).flatMap(scannedIn)]
}

/**
 * The counts beside the inbox have to read each thread. Only administrators ask for them, and threads are deleted after 24
 * months.
 */
const readsAll = ['select "status", count(*) from "inbox_threads" group by "inbox_threads"."status"']

/** Each deleted member is looked up in the tables that refer to them, which no plan shows. */
const keysWithoutIndex = `
  select conrelid::regclass::text as table, attname as column from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f' and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])
  order by 1`

const sentSchema = z.object({ text: z.string(), values: z.optional(z.array(z.unknown())) })
const valuesSchema = z.catch(z.array(z.unknown()), [])
const spy = vi.spyOn(Client.prototype, 'query')
afterAll(() => spy.mockRestore())

/** The statements that were sent, each once, with the values of its first time. */
function statements(): Map<string, readonly unknown[]> {
  const found = new Map<string, readonly unknown[]>()
  for (const [statement, ...others] of spy.mock.calls) {
    const { success, data } = sentSchema.safeParse(statement)
    if (!success) continue
    const { text, values = valuesSchema.parse(others[0]) } = data
    if (/^\s*(select|insert|update|delete|with)\b/i.test(text) && !found.has(text)) found.set(text, values)
  }
  return found
}

test.runIf(process.env.DATABASE_URL)(
  'no statement of a member’s day reads a table that grows with the members from end to end',
  async () => {
    const api = await startApi({ ADMIN_EMAILS: 'chief@example.org' })
    const client = new Client({ connectionString: api.services.config.databaseUrl })
    await client.connect()
    await client.query(rows)

    const chief = await newMember(api, 'chief@example.org')
    const { email, token, refreshToken } = await newMember(api)
    const as = (method: string, path: string, body?: unknown) => api.call(method, path, { token, body })
    const at = '2026-01-05T08:00:00.000Z'
    const task = { text: 'a', completed: false, completedAt: null, position: 'a0' }
    const record = { collection: 'task', id: '1', updatedAt: at, data: task }
    const answers = [
      await api.call('POST', '/auth/login', { body: { email, password: PASSWORD } }),
      await api.call('POST', '/auth/refresh-token', { body: { refreshToken } }),
      await as('GET', '/auth/user'),
      await as('PUT', '/records', { records: [record] }),
      await as('PUT', '/records', { records: [{ ...record, updatedAt: '2026-01-05T09:00:00.000Z' }] }),
      await as('GET', '/records?since=0'),
      await as('PUT', '/dashboards/1767225600000', { name: 'A', items: [], createdAt: at, updatedAt: at }),
      await as('GET', '/dashboards'),
      await as('GET', '/preferences'),
      await as('GET', '/profile'),
      await as('PATCH', '/profile', { firstName: 'Léa' }),
      await as('GET', '/notices'),
      await as('GET', '/sessions'),
      await as('GET', '/referrals'),
      await as('GET', '/subscriptions'),
      await as('GET', '/community/milestones'),
      await as('GET', '/changes'),
      await api.call('GET', '/inbox/threads', { token: chief.token }),
      await api.call('POST', '/auth/forgot-password', { body: { email } }),
    ]
    expect(answers.map(({ status, text }) => (status < 300 ? 'ok' : text))).toEqual(answers.map(() => 'ok'))
    await api.mailsTo(email)
    api.services.jobs.start(jobKinds(api.services))
    await api.services.jobs.stop()
    await as('DELETE', '/account', { password: PASSWORD, confirmation: 'SUPPRIMER' })
    const sent = statements()
    await api.close()
    expect(sent.size).toBeGreaterThan(40)
    const texts = [...sent.keys()].join()
    expect([...growing].filter((table) => !texts.includes(`"${table}"`))).toEqual([])

    const scans: string[] = []
    for (const [text, values] of sent) {
      const { rows: found } = await client.query(`explain (format json) ${text}`, [...values])
      const tables = scannedIn(planSchema.parse(found[0]['QUERY PLAN'][0].Plan))
      if (tables.length > 0 && !readsAll.includes(text)) scans.push(`${tables.join()}: ${text}`)
    }
    const unindexed = await client.query(keysWithoutIndex)
    await client.end()
    expect(unindexed.rows).toEqual([])
    expect(scans).toEqual([])
  },
)
