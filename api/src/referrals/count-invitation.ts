import type { Database } from '../db/database.ts'
import type { Services } from '../services.ts'
import { enterCodeIn } from './referrals-queries.ts'

/**
 * Counts the code that a new member came with, in the transaction that verifies their address; after a deadlock the caller
 * tries that one again. The mail to the member who invited goes out when the outbox looks next. A code that nobody has is
 * ignored: it never keeps a new member out.
 * @param code as it is stored; null when the member came without one
 */
export async function countInvitation(
  { config, now }: Pick<Services, 'config' | 'now'>,
  tx: Database,
  { id, firstName }: { id: string; firstName: string },
  code: string | null,
): Promise<void> {
  if (code === null) return
  await enterCodeIn(tx, { userId: id, firstName, code, appUrl: config.appUrl, now: now() })
}
