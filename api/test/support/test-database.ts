import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'

export interface TestDatabase {
  /** The variables with which a process opens it. */
  env: { DATA_DIR: string; DATABASE_URL?: string }
  /** Copies the database, while no process has it open. */
  copy(): Promise<TestDatabase>
  drop(): Promise<void>
}

/** A database of its own: on the server of DATABASE_URL, or a copy of the embedded template. */
export function testDatabase(): Promise<TestDatabase> {
  const server = process.env.DATABASE_URL
  return server ? onPostgres(server) : embedded(inject('template'))
}

async function embedded(from: string): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'cadence-test-'))
  cpSync(from, folder, { recursive: true })
  return {
    env: { DATA_DIR: folder },
    copy: () => embedded(folder),
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function onPostgres(server: string, from?: string): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'cadence-test-'))
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(server, `create database ${name}${from === undefined ? '' : ` template ${from}`}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    env: { DATA_DIR: folder, DATABASE_URL: url.href },
    copy: () => onPostgres(server, name),
    drop: async () => {
      rmSync(folder, { recursive: true, force: true })
      await onServer(server, `drop database ${name} with (force)`)
    },
  }
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
