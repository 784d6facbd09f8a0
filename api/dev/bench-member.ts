import { createAccount } from '../src/auth/accounts.ts'
import { Passwords } from '../src/auth/passwords.ts'
import { readConfig } from '../src/config/config.ts'
import { openDatabase } from '../src/db/database.ts'

export const benchCredentials = { email: 'bench@example.org', password: 'Correct1horse' }

/** Stores a verified member in the database that the environment names, while no API has it open. */
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
