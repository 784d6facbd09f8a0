import { isSignedIn } from '@cadence/shared/auth'
import { preference, setPreference } from '@cadence/shared/preferences'
import { lastOpenedSchema } from '@cadence/shared/schemas'
import { readJson, writeJson } from '@cadence/shared/storage'
import { useEffect } from 'react'
import { storageKeys } from './dashboards-storage.ts'

/** What an earlier release noted in this browser, by member. This release keeps the same in the account. */
function readNoted(): Record<string, string> {
  const stored = readJson(storageKeys.lastOpened, lastOpenedSchema)
  return stored.state === 'valid' ? stored.value : {}
}

/** Id that an earlier release noted for a member in this browser; null when there is none. */
export function notedHere(userId: string): string | null {
  return readNoted()[userId] ?? null
}

/**
 * Notes in the account which dashboard a member saved or opened last. The account then takes the place of what an earlier
 * release noted in this browser.
 */
export function noteOpened(userId: string, id: string): void {
  if (!isSignedIn(userId)) return
  if (preference('lastDashboard') !== id && setPreference('lastDashboard', id) === 'full') return
  const { [userId]: noted, ...others } = readNoted()
  if (noted !== undefined) writeJson(storageKeys.lastOpened, others)
}

/** Notes the saved dashboard that the member has opened; null while none is open. */
export function useNoteOpened(userId: string | undefined, id: string | null): void {
  useEffect(() => {
    if (userId !== undefined && id !== null) noteOpened(userId, id)
  }, [userId, id])
}
