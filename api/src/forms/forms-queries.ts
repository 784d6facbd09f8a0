import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { ambassadorApplications, demoRequests } from '../db/schema.ts'

/** All forms of the public site that were sent with an address. */
export async function formsOf(db: Database, email: string) {
  return {
    ambassadorApplications: await db
      .select()
      .from(ambassadorApplications)
      .where(eq(ambassadorApplications.email, email)),
    demoRequests: await db.select().from(demoRequests).where(eq(demoRequests.email, email)),
  }
}

/** Deletes them. @returns the number of deleted forms */
export function deleteFormsOf(db: Database, email: string): Promise<number> {
  return db.transaction(async (tx) => {
    const applications = await tx
      .delete(ambassadorApplications)
      .where(eq(ambassadorApplications.email, email))
      .returning({ email: ambassadorApplications.email })
    const requests = await tx
      .delete(demoRequests)
      .where(eq(demoRequests.email, email))
      .returning({ email: demoRequests.email })
    return applications.length + requests.length
  })
}
