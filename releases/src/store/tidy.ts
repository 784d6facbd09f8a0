import { namedFolders } from './registry-entries.ts'
import { type ReleaseStore, readStore } from './release-store.ts'

const DAY_MS = 86_400_000

/** A server that has just started has better things to do, in milliseconds. */
const START_MS = 600_000

/** Takes away copies that this machine keeps of releases which were pruned. What is named in the document stays. */
export async function tidy(store: ReleaseStore): Promise<void> {
  await store.files.removeCopies?.(
    new Set(namedFolders(await readStore(store))),
    new Date(Date.now() - DAY_MS),
  )
}

/** Does so once a day, as long as the process runs. */
export function startTidying(store: ReleaseStore): void {
  const now = () =>
    void tidy(store).catch((error: unknown) =>
      console.error('Copies of old releases could not be removed:', error),
    )
  setTimeout(now, START_MS).unref()
  setInterval(now, DAY_MS).unref()
}
