import { forgetLanguage } from '../i18n/set-language.ts'
import { readTabText, readText, removeKey, removeTabKey, storedKeys, tabKeys, writeText } from '../storage.ts'
import { forgetTheme } from '../theme/store.ts'
import { sessionKeys } from './persistence.ts'

/** What is left of a JSON text without anything that belongs to a member; undefined when that cannot be told. */
export function withoutMember(raw: string, userId: string): unknown {
  try {
    const value: unknown = JSON.parse(raw)
    if (Array.isArray(value)) return value.filter((entry) => !JSON.stringify(entry).includes(userId))
    if (typeof value !== 'object' || value === null) return undefined
    const others = Object.entries(value).filter(([key, entry]) => {
      return key !== userId && !JSON.stringify(entry).includes(userId)
    })
    return Object.fromEntries(others)
  } catch {
    // Not JSON at all.
    return undefined
  }
}

function isNothing(value: unknown): boolean {
  return value === undefined || (typeof value === 'object' && Object.keys(value ?? {}).length === 0)
}

/**
 * Takes everything that is kept of a member out of this browser: what stands under a key with their id, their entries
 * among those of other members (`savedDashboards` and its like), copies of what could not be read. What belongs to
 * others stays, and so does what the device looks like.
 */
export function forgetKept(userId: string): void {
  for (const key of storedKeys()) {
    const raw = readText(key)
    if (key.includes(userId)) removeKey(key)
    else if (raw?.includes(userId)) {
      const others = withoutMember(raw, userId)
      if (isNothing(others)) removeKey(key)
      else writeText(key, JSON.stringify(others))
    }
  }
  for (const key of tabKeys()) {
    if (key.includes(userId) || readTabText(key)?.includes(userId)) removeTabKey(key)
  }
}

/**
 * Takes everything of a member who is no longer one out of this browser (decisions, Retention), also what they had
 * chosen for the app, which ends in this page, too. The session is to be over before.
 */
export function forgetMember(userId: string): void {
  forgetKept(userId)
  removeKey(sessionKeys.lastLogin)
  forgetTheme()
  void forgetLanguage()
}
