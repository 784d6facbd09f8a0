import { lastOpenedSchema } from '@cadence/shared/schemas'
import { readJson, writeJson } from '@cadence/shared/storage'
import { useEffect } from 'react'
import { storageKeys } from './dashboards-storage.ts'

function read(): Record<string, string> {
  const stored = readJson(storageKeys.lastOpened, lastOpenedSchema)
  return stored.state === 'valid' ? stored.value : {}
}

/** Id of the saved dashboard that a member opened last; null for the default one. */
export function lastOpenedId(userId: string): string | null {
  return read()[userId] ?? null
}

/** Notes which dashboard a member has opened. Where storage is full, the default one counts as the last. */
export function noteOpened(userId: string, id: string | null): void {
  if (lastOpenedId(userId) === id) return
  const { [userId]: _before, ...others } = read()
  writeJson(storageKeys.lastOpened, id === null ? others : { ...others, [userId]: id })
}

/** Notes the dashboard on the screen: the tools library adds to that one. */
export function useNoteOpened(userId: string | undefined, id: string | null): void {
  useEffect(() => {
    if (userId !== undefined) noteOpened(userId, id)
  }, [userId, id])
}
