import * as z from 'zod/mini'
import { localRecordSchema } from '../schemas/record.ts'
import { readJson, removeKey, storedKeys, writeJson } from '../storage.ts'
import { forgetKept } from './forget-member.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A member who has not been here for so long is not expected back. What they could not send is given up then. */
const FORGOTTEN_AFTER_MS = 30 * DAY_MS

/** When each member of this browser was signed in here last. */
const SEEN_KEY = 'membersSeen'
const seenSchema = z.record(z.string(), z.iso.datetime())

/** Keys with the id of their member, and what under them says that the API does not have it yet. */
const RECORDS = /^records:([^:]+):/
const PREFERENCES = /^preferences:(.+)$/
const OUTBOX = 'dashboardOutbox'

const recordsSchema = z.record(z.string(), localRecordSchema)
const preferencesSchema = z.object({ pending: z.array(z.unknown()) })
const outboxSchema = z.record(z.string(), z.array(z.unknown()))

function read<S extends z.ZodMiniType>(key: string, schema: S): z.output<S> | undefined {
  const stored = readJson(key, schema)
  return stored.state === 'valid' ? stored.value : undefined
}

/** Whether something of a member is in this browser that the API does not have yet. */
export function hasUnsent(userId: string): boolean {
  if ((read(OUTBOX, outboxSchema)?.[userId] ?? []).length > 0) return true
  return storedKeys().some((key) => {
    if (RECORDS.exec(key)?.[1] === userId) {
      return Object.values(read(key, recordsSchema) ?? {}).some(({ pending }) => pending)
    }
    const isOfPreferences = PREFERENCES.exec(key)?.[1] === userId
    return isOfPreferences && (read(key, preferencesSchema)?.pending ?? []).length > 0
  })
}

/**
 * Takes what is kept of a member who has signed out out of this browser: who uses it next must not read it. What the API
 * does not have yet would be lost: then all of it stays until they sign in here again. @returns whether it went
 */
export function leaveBrowser(userId: string): boolean {
  if (hasUnsent(userId)) return false
  forgetKept(userId)
  return true
}

/**
 * Notes who is here, and takes what is kept of all other members out of this browser: their session ended without a
 * sign-out. What the API does not have yet stays for 30 days. @param userId undefined when nobody is signed in
 */
export function noteSeen(userId: string | undefined, now: Date): void {
  const seen = read(SEEN_KEY, seenSchema) ?? {}
  const owners = storedKeys().flatMap((key) => RECORDS.exec(key)?.[1] ?? PREFERENCES.exec(key)?.[1] ?? [])
  // Who was here before this was noted has as much time from now on.
  const first = Object.fromEntries(owners.map((owner) => [owner, now.toISOString()]))
  const all = { ...first, ...seen, ...(userId !== undefined && { [userId]: now.toISOString() }) }
  const staying = Object.entries(all).filter(([owner, at]) => {
    if (owner === userId) return true
    const isExpectedBack = now.getTime() - Date.parse(at) <= FORGOTTEN_AFTER_MS
    if (isExpectedBack && hasUnsent(owner)) return true
    forgetKept(owner)
    return false
  })
  if (staying.length > 0) writeJson(SEEN_KEY, Object.fromEntries(staying))
  else removeKey(SEEN_KEY)
}
