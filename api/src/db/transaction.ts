import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import type { Database } from './database.ts'
import { isConnectionError, isDeadlock, isFutureTransactionId, isRefusal } from './database-errors.ts'
import * as schema from './schema.ts'

/** How long the server is asked for the result of a commit that got no answer. In milliseconds. */
const OUTCOME_LIMIT_MS = 10_000
const OUTCOME_INTERVAL_MS = 100

/** Identifies a transaction after its connection was lost. */
interface TransactionId {
  xid: string
  /**
   * Where recovery after a crash would begin. It changes with every checkpoint and every recovery. While it is the
   * same, the server cannot have given the transaction id to another transaction.
   */
  redo: string
}

/**
 * The commit got no answer, and the server cannot be asked for its result: the changes are stored, or they are not.
 */
export class CommitUnknownError extends Error {
  override name = 'CommitUnknownError'
}

/**
 * The server answered the commit with a rollback, because a statement had failed and its error was swallowed.
 */
export class RolledBackError extends Error {
  override name = 'RolledBackError'
}

/**
 * Runs `work` in a transaction of PostgreSQL. When `work` or the commit fails, nothing is stored, and the error is
 * thrown. A connection returns to the pool only outside of a transaction. Any other connection is closed, which ends
 * the transaction on the server.
 * @throws CommitUnknownError when the commit got no answer and the server cannot tell its result later
 */
export async function inTransaction<T>(pool: Pool, work: (tx: Database) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let id: TransactionId
  let result: T
  try {
    id = await begin(client)
    result = await work(databaseOn(client))
  } catch (error) {
    client.release(!(await rollback(client, error)))
    throw error
  }
  const failure = await commit(client)
  client.release(failure !== undefined)
  if (failure === undefined) return result
  const isDecided = failure instanceof RolledBackError || isRefusal(failure)
  if (isDecided || !(await isCommitted(pool, id, failure))) throw failure
  return result
}

/** A nested transaction is a part of the outer one. */
function databaseOn(client: PoolClient): Database {
  const tx: Database = drizzle(client, { schema })
  return Object.assign(tx, { transaction: <T>(work: (tx: Database) => Promise<T>) => work(tx) })
}

async function begin(client: PoolClient): Promise<TransactionId> {
  await client.query('begin')
  const { rows } = await client.query<TransactionId>(
    'select pg_current_xact_id()::text as xid, redo_lsn::text as redo from pg_control_checkpoint()',
  )
  const [id] = rows
  if (!id) throw new Error('The transaction has no id.')
  return id
}

/** @returns whether the connection is outside of a transaction now. A lost connection is not asked. */
async function rollback(client: PoolClient, error: unknown): Promise<boolean> {
  if (isConnectionError(error)) return false
  return client.query('rollback').then(
    () => true,
    () => false,
  )
}

async function commit(client: PoolClient): Promise<unknown> {
  try {
    const { command } = await client.query('commit')
    return command === 'COMMIT' ? undefined : new RolledBackError('The commit was answered by a rollback.')
  } catch (error) {
    return error
  }
}

/** Also ends the transaction if it is still open, because its connection hangs. */
const outcomeQuery = `
  select pg_xact_status($1::xid8) as status,
    (select redo_lsn::text from pg_control_checkpoint()) as redo,
    (select count(pg_terminate_backend(pid)) from pg_stat_activity where backend_xid = $1::xid8::xid) as ended`

interface Outcome {
  status: 'in progress' | 'committed' | 'aborted' | null
  redo: string
}

/** Asks the server for the result of a commit that got no answer, until it answers. */
async function isCommitted(pool: Pool, { xid, redo }: TransactionId, cause: unknown): Promise<boolean> {
  const end = Date.now() + OUTCOME_LIMIT_MS
  while (Date.now() < end) {
    const outcome = await pool.query<Outcome>(outcomeQuery, [xid]).then(({ rows }) => rows[0], asOutcome)
    if (outcome?.status === 'aborted') return false
    if (outcome?.status === 'committed' && outcome.redo === redo) return true
    const isKnown = outcome !== undefined && outcome.status !== 'in progress'
    if (isKnown) break
    await sleep(OUTCOME_INTERVAL_MS)
  }
  throw new CommitUnknownError('It is not known whether the transaction was committed.', { cause })
}

/** After a crash that lost the transaction its id is not assigned yet. Other errors say nothing about it. */
function asOutcome(error: unknown): Outcome | undefined {
  return isFutureTransactionId(error) ? { status: 'aborted', redo: '' } : undefined
}

/**
 * Runs a transaction, and once more when it failed for a temporary reason: PostgreSQL ended it because of a deadlock,
 * or `isTemporary` says so.
 */
export async function retryTransaction<T>(
  run: () => Promise<T>,
  isTemporary: (error: unknown) => boolean = () => false,
): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!isDeadlock(error) && !isTemporary(error)) throw error
    return run()
  }
}
