import { syncDashboards } from './dashboards-sync.ts'
import { noteList, noteListAwaited } from './main-opening.ts'

/**
 * Brings a member's dashboards in step with the API, and notes what came of it: without an answer, too, the page shows what this
 * browser has. @throws as `syncDashboards` does.
 */
export async function readDashboards(userId: string): Promise<void> {
  let isRead = false
  try {
    await syncDashboards(userId)
    isRead = true
  } finally {
    noteList(userId, isRead)
  }
}

/** Asks for a member's dashboards again. The page waits for them, and says when they do not come. */
export function readDashboardsAgain(userId: string): void {
  noteListAwaited()
  // The page shows the failure itself.
  readDashboards(userId).catch((error: unknown) => console.warn('[dashboards]', error))
}
