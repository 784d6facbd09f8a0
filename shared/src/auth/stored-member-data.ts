import * as z from 'zod/mini'
import { forgetLanguage } from '../i18n/set-language.ts'
import { localRecordSchema } from '../schemas/record.ts'
import { readText, removeKey, storedKeys, writeText } from '../storage/local-storage.ts'
import { readJson, writeJson } from '../storage/stored-json.ts'
import { readTabText, removeTabKey, tabKeys } from '../storage/tab-storage.ts'
import { forgetTheme } from '../theme/theme-store.ts'
import { sessionKeys } from './storage-keys.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** After so long without a visit, a member's unsent changes are given up. */
const GIVEN_UP_AFTER_MS = 30 * DAY_MS

/** localStorage key: when each member was last signed in in this browser. */
const SEEN_KEY = 'membersSeen'
const seenSchema = z.record(z.string(), z.iso.datetime())

/** The keys that contain the id of their member. */
const RECORDS = /^records:([^:]+):/
const PREFERENCES = /^preferences:(.+)$/
const SUBSCRIPTIONS = /^subscriptions:(.+)$/
const OUTBOX = 'dashboardOutbox'

/** The part of the stored data that says what the API does not have yet. */
const recordsSchema = z.record(z.string(), localRecordSchema)
const preferencesSchema = z.object({ pending: z.array(z.unknown()) })
const outboxSchema = z.record(z.string(), z.array(z.unknown()))

function readValid<S extends z.ZodMiniType>(key: string, schema: S): z.output<S> | undefined {
  const stored = readJson(key, schema)
  return stored.state === 'valid' ? stored.value : undefined
}

/**
 * Removes everything of a deleted account from this browser (decisions, Retention), and resets theme and language, also
 * on this page. Call it after the session has ended.
 */
export function forgetMember(userId: string): void {
  removeStoredData(userId)
  removeKey(sessionKeys.lastLogin)
  forgetTheme()
  void forgetLanguage()
}

/**
 * Records that a member is signed in here now, and removes the data of all other members, whose session ended without a
 * sign-out. Data that the API does not have yet stay for 30 days.
 * @param userId undefined when nobody is signed in.
 */
export function clearOtherMembers(userId: string | undefined, now: Date): void {
  const seen = readValid(SEEN_KEY, seenSchema) ?? {}
  const owners = storedKeys().flatMap((key) =>
    [RECORDS, PREFERENCES, SUBSCRIPTIONS].flatMap((pattern) => pattern.exec(key)?.[1] ?? []),
  )
  // For members without a recorded visit the 30 days start now.
  const first = Object.fromEntries(owners.map((owner) => [owner, now.toISOString()]))
  const all = { ...first, ...seen, ...(userId !== undefined && { [userId]: now.toISOString() }) }
  const staying = Object.entries(all).filter(([owner, at]) => {
    if (owner === userId) return true
    const isExpectedBack = now.getTime() - Date.parse(at) <= GIVEN_UP_AFTER_MS
    if (isExpectedBack && hasUnsent(owner)) return true
    removeStoredData(owner)
    return false
  })
  if (staying.length > 0) writeJson(SEEN_KEY, Object.fromEntries(staying))
  else removeKey(SEEN_KEY)
}

/**
 * Removes the data of a member who has signed out: the next person at this browser must not read them. If the API does
 * not have all of them, everything stays until the member signs in here again. @returns whether they were removed.
 */
export function removeSentData(userId: string): boolean {
  if (hasUnsent(userId)) return false
  removeStoredData(userId)
  return true
}

/** Whether this browser holds changes of a member that the API does not have yet. */
export function hasUnsent(userId: string): boolean {
  if ((readValid(OUTBOX, outboxSchema)?.[userId] ?? []).length > 0) return true
  return storedKeys().some((key) => {
    if (RECORDS.exec(key)?.[1] === userId) {
      return Object.values(readValid(key, recordsSchema) ?? {}).some(({ pending }) => pending)
    }
    const isOfPreferences = PREFERENCES.exec(key)?.[1] === userId
    return isOfPreferences && (readValid(key, preferencesSchema)?.pending ?? []).length > 0
  })
}

/**
 * Removes everything of a member from this browser: keys that contain the member's id, the member's entries among those
 * of others (such as `savedDashboards`), and backups of texts that could not be parsed. The data of other members stay,
 * and so do the theme and language of the device.
 */
export function removeStoredData(userId: string): void {
  for (const key of storedKeys()) {
    const raw = readText(key)
    if (key.includes(userId)) removeKey(key)
    else if (raw?.includes(userId)) {
      const others = withoutEntriesOf(raw, userId)
      if (isEmpty(others)) removeKey(key)
      else writeText(key, JSON.stringify(others))
    }
  }
  for (const key of tabKeys()) {
    if (key.includes(userId) || readTabText(key)?.includes(userId)) removeTabKey(key)
  }
  void removeCaches(userId)
}

/** Deletes a member's caches in Cache Storage, where what is too large for localStorage stands: `member:<id>:…`. */
async function removeCaches(userId: string): Promise<void> {
  try {
    const names = (await globalThis.caches?.keys()) ?? []
    await Promise.all(
      names.filter((name) => name.startsWith(`member:${userId}:`)).map((name) => caches.delete(name)),
    )
  } catch (error) {
    console.info('This browser keeps no caches', error)
  }
}

/** A JSON text without the entries of a member. Undefined when the text is not an object or an array. */
export function withoutEntriesOf(raw: string, userId: string): unknown {
  try {
    const value: unknown = JSON.parse(raw)
    if (Array.isArray(value)) return value.filter((entry) => !JSON.stringify(entry).includes(userId))
    if (typeof value !== 'object' || value === null) return undefined
    const others = Object.entries(value).filter(([key, entry]) => {
      return key !== userId && !JSON.stringify(entry).includes(userId)
    })
    return Object.fromEntries(others)
  } catch {
    // Not JSON.
    return undefined
  }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (typeof value === 'object' && Object.keys(value ?? {}).length === 0)
}
