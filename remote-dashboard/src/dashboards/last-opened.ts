import { lastOpenedSchema } from '@cadence/shared/schemas'
import { readJson, writeJson } from '@cadence/shared/storage'
import { useEffect } from 'react'
import { storageKeys } from './keys.ts'

function read(): Record<string, string> {
  const stored = readJson(storageKeys.lastOpened, lastOpenedSchema)
  return stored.state === 'valid' ? stored.value : {}
}

/** Id of the saved dashboard that a member had on the screen last; null when that was the default one. */
export function lastOpenedId(userId: string): string | null {
  return read()[userId] ?? null
}

/** Notes which dashboard a member has on the screen. Where it cannot be kept, it is the default one. */
export function noteOpened(userId: string, id: string | null): void {
  if (lastOpenedId(userId) === id) return
  const { [userId]: _before, ...others } = read()
  writeJson(storageKeys.lastOpened, id === null ? others : { ...others, [userId]: id })
}

/** Keeps in mind which dashboard is on the screen, so that a tool of the library is added to that one. */
export function useNoteOpened(userId: string | undefined, id: string | null): void {
  useEffect(() => {
    if (userId !== undefined) noteOpened(userId, id)
  }, [userId, id])
}
