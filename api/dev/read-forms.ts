import { readConfig } from '../src/config/config.ts'
import { openDatabase } from '../src/db/database.ts'
import { ambassadorApplications, demoRequests } from '../src/db/schema.ts'

/** What the public site's forms have left in the database that the environment names, while no API has it open. */
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
