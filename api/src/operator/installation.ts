import { administratorRoles } from '@cadence/shared/schemas'
import { Client } from 'pg'
import type { Config } from '../config/config.ts'
import { clientLimits } from '../db/postgres.ts'
import { verifySmtp } from '../mail/smtp-transport.ts'

/** What `npm run doctor` learns of the servers that the API uses. Nothing is sent, changed or migrated. */
export interface ApiSurroundings {
  /** Why the mail server does not take mails, as it says itself; undefined when it does. */
  mailError: string | undefined
  /** Undefined on the embedded database. */
  database: DatabaseState | undefined
}

/** A PostgreSQL database as `npm run doctor` finds it. */
export interface DatabaseState {
  /** Why it cannot be used, as it says itself. */
  error: string | undefined
  /** Its major version, for example 15; 0 with an error. */
  version: number
  /** How many administrators have an account with a verified address; 0 before the API's first start. */
  administrators: number
}

/** Asks the mail server and the database of a configuration how they are. */
export async function apiSurroundings(config: Config): Promise<ApiSurroundings> {
  const [mailError, database] = await Promise.all([
    errorOf(verifySmtp(config.smtpUrl)),
    config.databaseUrl ? databaseState(config.databaseUrl, config.administrators) : undefined,
  ])
  return { mailError, database }
}

async function databaseState(
  connectionString: string,
  administrators: ReadonlySet<string>,
): Promise<DatabaseState> {
  const client = new Client({ connectionString, ...clientLimits })
  // A connection that breaks later makes its query fail, which says so. Without a listener it would end the process.
  client.on('error', () => {})
  const found = { version: 0, administrators: 0 }
  const ask = async () => {
    await client.connect()
    const { rows } = await client.query(
      "select current_setting('server_version_num')::int / 10000 as version",
    )
    found.version = rows[0].version
    found.administrators = await administratorsIn(client, [...administrators])
  }
  const error = await errorOf(ask().finally(() => client.end()))
  return { ...found, error }
}

async function administratorsIn(client: Client, emails: readonly string[]): Promise<number> {
  const { rows: tables } = await client.query("select to_regclass('users') is not null as there")
  if (!tables[0].there) return 0
  const { rows } = await client.query(
    `select count(*)::int as count from users
     where is_email_verified and (role = any($2) or email = any($1))`,
    [emails, [...administratorRoles]],
  )
  return rows[0].count
}

/** The message of the error that a task ends with; undefined when it succeeds. */
async function errorOf(task: Promise<unknown>): Promise<string | undefined> {
  try {
    await task
    return undefined
  } catch (error) {
    // A host with several addresses gives an `AggregateError`: its own message is empty, those of its errors say why.
    if (error instanceof AggregateError) return error.errors.map(String).join('; ')
    return error instanceof Error ? error.message : String(error)
  }
}
