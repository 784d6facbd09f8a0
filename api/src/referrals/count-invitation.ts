import type { Database } from '../db/database.ts'
import type { Services } from '../services.ts'
import { enterCodeIn } from './referrals-queries.ts'

/**
 * Counts the code that a new member came with. Call it in the transaction that verifies their address, and try that one
 * again after a deadlock. A mail to who invited goes out with the outbox's next look. A code that nobody has counts for nobody, and never keeps a member out.
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
