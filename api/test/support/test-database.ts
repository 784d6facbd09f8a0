import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import * as z from 'zod/mini'
import { addressOf, newDatabaseName, onServer } from './postgres-server.ts'

export interface TestDatabase {
  /** The variables with which a process opens it. */
  env: { DATA_DIR: string; DATABASE_URL?: string }
  /** Copies the database, while no process has it open. */
  copy(): Promise<TestDatabase>
  drop(): Promise<void>
}

/** A database of its own, with all migrations: on the server of DATABASE_URL, or an embedded one. */
export function testDatabase(): Promise<TestDatabase> {
  const server = process.env.DATABASE_URL
  return server ? onPostgres(server, inject('template')) : embedded(inject('template'))
}

/** A database without tables, on the server of DATABASE_URL. */
export function emptyDatabase(): Promise<TestDatabase> {
  return onPostgres(z.string().parse(process.env.DATABASE_URL))
}

/** A place to restore into: a database without tables, or an empty folder. */
export function emptyPlace(): Promise<TestDatabase> {
  return process.env.DATABASE_URL ? emptyDatabase() : embedded()
}

async function embedded(from?: string): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'cadence-test-'))
  if (from !== undefined) cpSync(from, folder, { recursive: true })
  return {
    env: { DATA_DIR: folder },
    copy: () => embedded(folder),
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function onPostgres(server: string, from?: string): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'cadence-test-'))
  const name = newDatabaseName()
  await onServer(server, `create database ${name}${from === undefined ? '' : ` template ${from}`}`)
  return {
    env: { DATA_DIR: folder, DATABASE_URL: addressOf(server, name) },
    copy: () => onPostgres(server, name),
    drop: async () => {
      rmSync(folder, { recursive: true, force: true })
      await onServer(server, `drop database ${name} with (force)`)
    },
  }
}
