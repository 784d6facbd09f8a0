import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { createAccount } from '../src/auth/accounts.ts'
import { Passwords } from '../src/auth/passwords.ts'
import { readConfig } from '../src/config/config.ts'
import { openDatabase } from '../src/db/open-database.ts'
import * as schema from '../src/db/schema.ts'
import { inboxThreads } from '../src/db/schema.ts'

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

type Thread = typeof inboxThreads.$inferSelect

/** A thread of the inbox as the form of the public site that made it. */
export function sentForm({
  kind,
  requestKey,
  firstName,
  lastName,
  email,
  message,
  details,
  createdAt,
}: Thread) {
  const all = (name: string) => details.flatMap((detail) => (detail.name === name ? [detail.value] : []))
  const one = (name: string) => all(name)[0] ?? null
  const person = { requestKey, firstName, lastName, email, createdAt }
  if (kind === 'demo') {
    const [school, role, students] = ['school', 'role', 'students'].map(one)
    return { ...person, school, role, students, message: message || null }
  }
  const [phone, name] = ['phone', 'name'].map(one)
  return { ...person, phone, name, profileLinks: all('profileLink'), motivation: message }
}

/** The stored forms of the public site in the database of the environment, while no API has it open. */
export async function readForms(environment: Record<string, string>) {
  const { db, close } = await openDatabase(readConfig(environment))
  try {
    const threads = await db.select().from(inboxThreads)
    const formsOf = (kind: Thread['kind']) => threads.filter((thread) => thread.kind === kind).map(sentForm)
    return { applications: formsOf('application'), demoRequests: formsOf('demo') }
  } finally {
    await close()
  }
}
