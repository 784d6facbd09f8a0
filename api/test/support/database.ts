import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'

export interface TestDatabase {
  /** What a process needs to open it. */
  env: { DATA_DIR: string; DATABASE_URL?: string }
  drop(): Promise<void>
}

/** A database of its own: on the server of DATABASE_URL, or a copy of the embedded template. */
export async function testDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'cadence-test-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  const server = process.env.DATABASE_URL
  if (!server) {
    cpSync(inject('template'), folder, { recursive: true })
    return { env: { DATA_DIR: folder }, drop: async () => removeFolder() }
  }
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    env: { DATA_DIR: folder, DATABASE_URL: url.href },
    drop: async () => {
      removeFolder()
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
