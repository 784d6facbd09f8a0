import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { createAccount } from '../src/auth/accounts.ts'
import { Passwords } from '../src/auth/passwords.ts'
import { readConfig } from '../src/config/config.ts'
import { openDatabase } from '../src/db/open-database.ts'
import * as schema from '../src/db/schema.ts'
import { ambassadorApplications, demoRequests } from '../src/db/schema.ts'

export const benchCredentials = { email: 'bench@example.org', password: 'Correct1horse' }

/** Stores a verified member in the database of the environment, while no API has it open. */
export async function storeBenchMember(environment: Record<string, string>): Promise<void> {
  const { db, close } = await openDatabase(readConfig(environment))
  try {
    const passwordHash = await new Passwords().hash(benchCredentials.password)
    const { email } = benchCredentials
    const member = { email, firstName: 'Inès', lastName: 'Lefèvre', passwordHash, isEmailVerified: true }
    await createAccount(db, member, new Date())
  } finally {
    await close()
  }
}

/** All rows of all tables of the database of the environment, as one text, while no API has it open. */
export async function readEverything(environment: Record<string, string>): Promise<string> {
  const { db, close } = await openDatabase(readConfig(environment))
  try {
    const tables = Object.values(schema).filter((table) => is(table, PgTable))
    const rows = await Promise.all(tables.map((table) => db.select().from(table)))
    return JSON.stringify(rows)
  } finally {
    await close()
  }
}

/** The stored forms of the public site in the database of the environment, while no API has it open. */
export async function readForms(environment: Record<string, string>) {
  const { db, close } = await openDatabase(readConfig(environment))
  try {
    return {
      applications: await db.select().from(ambassadorApplications),
      demoRequests: await db.select().from(demoRequests),
    }
  } finally {
    await close()
  }
}
