import { proxy, subscribe } from 'valtio'
import { authState } from '../auth/state.ts'
import { onAuthChange } from '../auth/store.ts'
import {
  type KeptPreferences,
  keptPreferencesSchema,
  type PreferenceKey,
  type PreferenceValue,
} from '../schemas/preferences.ts'
import { readJson, type WriteResult, writeJson } from '../storage.ts'
import { withChoice } from './waiting.ts'

/** Each member has their own, so that what one chose is never sent, or shown, in the name of the next. */
const storageKey = (member: string) => `preferences:${member}`

export const nothing: KeptPreferences = { values: {}, pending: [] }

/** Of the member who is signed in. Replaced as a whole; only this file does so. */
const state = proxy<{ member: string | null; kept: KeptPreferences }>({ member: null, kept: nothing })

/** Full storage holds what was before: what this tab has is then newer. */
let isKept = true

/** Id of the member who is signed in, or null. */
export const signedInMember = (): string | null =>
  authState.isAuthenticated ? (authState.user?._id ?? null) : null

function readKept(member: string): KeptPreferences | null {
  const stored = readJson(storageKey(member), keptPreferencesSchema)
  return stored.state === 'valid' ? stored.value : null
}

function load(member: string | null): void {
  isKept = true
  Object.assign(state, { member, kept: (member !== null && readKept(member)) || nothing })
}

/** What the signed-in member has here; read anew where somebody else is signed in by now. */
function current(): KeptPreferences {
  const member = signedInMember()
  if (member !== state.member) load(member)
  return state.kept
}

/** What this browser keeps for a member; null where it never kept anything for them. */
export function keptOf(member: string): KeptPreferences | null {
  return member === state.member && !isKept ? state.kept : readKept(member)
}

/** Keeps what a member has, and shows it where it is their turn. */
export function keep(member: string, kept: KeptPreferences): WriteResult {
  const result = writeJson(storageKey(member), kept)
  if (member === signedInMember()) {
    Object.assign(state, { member, kept })
    isKept = result !== 'full'
  }
  return result
}

const edited = new Set<() => void>()

/** Calls back when something waits to be sent. @returns a function that ends it. */
export function onEdit(listener: () => void): () => void {
  edited.add(listener)
  return () => void edited.delete(listener)
}

/** What the signed-in member chose, or null: nothing, or nobody is signed in. For code outside components. */
export function preference<Key extends PreferenceKey>(key: Key): PreferenceValue<Key> | null {
  return current().values[key] ?? null
}

/** Calls back when any preference may have changed, and when another member signs in. @returns a function that ends it. */
export function onPreferences(listener: () => void): () => void {
  return subscribe(state, listener)
}

/**
 * Keeps what the signed-in member chose: here at once, for the other tabs, and with the account as soon as that can be
 * reached, also after a reload (decisions, Settings and Appearance). It applies nothing: whoever calls does.
 * @param value null where nothing is chosen any longer. Of `notifications` the switches that were turned are enough
 *   (`{ push: true }`): they are put over what is kept at this moment, which another tab or device may have changed, and
 *   only those that change by it are sent.
 * @returns whether this browser keeps it; `memory` and nothing else happens when nobody is signed in.
 */
export function setPreference<Key extends PreferenceKey>(
  key: Key,
  value: PreferenceValue<Key> | null,
): WriteResult {
  current()
  const { member } = state
  if (member === null) return 'memory'
  const result = keep(member, withChoice(keptOf(member) ?? nothing, key, { [key]: value }))
  for (const listener of edited) listener()
  return result
}

/** Keeps in step with the session and with the other tabs. For the life of the page. */
onAuthChange(() => void current())
globalThis.addEventListener?.('storage', ({ key }) => {
  const { member } = state
  if (member !== null && (key === null || key === storageKey(member))) load(member)
})
