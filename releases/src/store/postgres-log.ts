import { codeOf } from './file-errors.ts'
import { parseDocument, type StoreDocument, StoreError } from './registry-document.ts'
import type { RegistryLog } from './release-store.ts'

/** What was read may be this old, in milliseconds. */
const FRESH_MS = 500

/** A server that does not answer in this time, in milliseconds, counts as away. */
const PATIENCE_MS = 10_000

const TABLE = 'release_registry'

/** The number of the lock. Nothing else in the database uses it. */
const CREATE_LOCK = 8_305_617_402

/**
 * Revisions as rows; `document` is the live document after the change. When two processes begin at the same time, `IF
 * NOT EXISTS` is not enough. So one process waits for the other, and both statements are one transaction.
 */
const CREATE = `SELECT pg_advisory_xact_lock(${CREATE_LOCK});
CREATE TABLE IF NOT EXISTS ${TABLE} (
  revision integer PRIMARY KEY,
  document jsonb NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now()
)`

/** No such table. */
const MISSING = '42P01'

interface Row {
  revision: number
  document: string
}

/**
 * The revisions in a table of PostgreSQL, which makes itself with the first change. The next number belongs to whoever
 * inserts it first.
 * @param connectionString address of the database, `postgres://…`.
 */
export async function postgresLog(connectionString: string): Promise<RegistryLog> {
  // Loaded only now: a store without PostgreSQL starts without it.
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString,
    application_name: 'cadence-releases',
    max: 4,
    // A command must end after its work, even when a connection is still open.
    allowExitOnIdle: true,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  })
  // A connection that breaks while it is idle is replaced at the next query.
  pool.on('error', (error) => console.error('A connection to the registry was lost:', error.message))

  async function query(text: string, values: unknown[] = []) {
    return pool.query<Row>(text, values).catch((cause: unknown) => {
      if (codeOf(cause) === MISSING) throw cause
      const why = cause instanceof Error ? cause.message || String(codeOf(cause)) : String(cause)
      throw new StoreError(`The registry in PostgreSQL (REGISTRY_URL) does not answer: ${why}`, { cause })
    })
  }

  /** The last rows; none where nothing was written yet. */
  async function last(limit: number): Promise<StoreDocument[]> {
    try {
      const { rows } = await query(
        `SELECT revision, document::text FROM ${TABLE} ORDER BY revision DESC LIMIT $1`,
        [limit],
      )
      return rows.map(({ revision, document }) => parseDocument(document, `${TABLE}, revision ${revision},`))
    } catch (error) {
      if (codeOf(error) === MISSING) return []
      throw error
    }
  }

  async function insert(document: StoreDocument): Promise<boolean> {
    const { rowCount } = await query(
      `INSERT INTO ${TABLE} (revision, document) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
      [document.revision, JSON.stringify(document)],
    )
    return rowCount === 1
  }

  return {
    freshMs: FRESH_MS,
    latest: async () => (await last(1))[0] ?? null,
    async append(document) {
      try {
        return await insert(document)
      } catch (error) {
        if (codeOf(error) !== MISSING) throw error
        await query(CREATE)
        return insert(document)
      }
    },
    history: last,
    async forget(below) {
      try {
        const older = `revision < $1 AND revision < (SELECT max(revision) FROM ${TABLE})`
        await query(`DELETE FROM ${TABLE} WHERE ${older}`, [below])
      } catch (error) {
        if (codeOf(error) !== MISSING) throw error
      }
    },
  }
}
