import { useSyncExternalStore } from 'react'
import { proxy, subscribe } from 'valtio'
import { onAuthChange } from '../auth/auth-store.ts'
import { signedInMember } from '../auth/signed-in-member.ts'
import {
  type PreferenceKey,
  type PreferenceValue,
  type StoredPreferences,
  storedPreferencesSchema,
} from '../schemas/preferences.ts'
import { readJson, type WriteResult, writeJson } from '../storage.ts'
import { withChoice } from './preferences-outbox.ts'

/** A key per member: one member's choices are never shown to, or sent for, the next. */
const storageKey = (member: string) => `preferences:${member}`

export const noPreferences: StoredPreferences = { values: {}, pending: [] }

/** Where a member's preferences come from: nowhere yet, an earlier visit in this browser, or the account in this page. */
export type PreferencesSource = 'none' | 'storage' | 'account'

/** The signed-in member's preferences. Only this file writes them, and always as a whole. */
const state = proxy<{ member: string | null; stored: StoredPreferences; source: PreferencesSource }>({
  member: null,
  stored: noPreferences,
  source: 'none',
})

/** False while storage is full: it holds an older value than this tab then. */
let isStored = true

const edits = new EventTarget()

function readStored(member: string): StoredPreferences | null {
  const stored = readJson(storageKey(member), storedPreferencesSchema)
  return stored.state === 'valid' ? stored.value : null
}

function load(member: string | null): void {
  isStored = true
  const stored = member === null ? null : readStored(member)
  const known = stored ? 'storage' : 'none'
  const source = member === state.member && state.source === 'account' ? 'account' : known
  Object.assign(state, { member, stored: stored ?? noPreferences, source })
}

/** The signed-in member's preferences. Reads them again when another member has signed in. */
function current(): StoredPreferences {
  const member = signedInMember()
  if (member !== state.member) load(member)
  return state.stored
}

/** A member's preferences in this browser; null when it never stored any for them. */
export function storedPreferences(member: string): StoredPreferences | null {
  return member === state.member && !isStored ? state.stored : readStored(member)
}

/** Stores a member's preferences, and shows them while that member is signed in. */
export function storePreferences(member: string, stored: StoredPreferences): WriteResult {
  const result = writeJson(storageKey(member), stored)
  if (member === signedInMember()) {
    Object.assign(state, { member, stored })
    isStored = result !== 'full'
  }
  return result
}

/** Notes that the account has answered for a member: what it did not name was never chosen on any device. */
export function notePreferencesAnswered(member: string): void {
  if (member === state.member) state.source = 'account'
}

/** Calls back after each choice in this tab. @returns a function that ends the subscription. */
export function onPreferenceEdit(listener: () => void): () => void {
  edits.addEventListener('edit', listener)
  return () => edits.removeEventListener('edit', listener)
}

/** What the signed-in member chose; null when they chose nothing or nobody is signed in. For code outside components. */
export function preference<Key extends PreferenceKey>(key: Key): PreferenceValue<Key> | null {
  return current().values[key] ?? null
}

/** The same in a component, which renders again when the choice changes in this tab, another tab or on another device. */
export function usePreference<Key extends PreferenceKey>(key: Key): PreferenceValue<Key> | null {
  const read = () => preference(key)
  return useSyncExternalStore(onPreferences, read, read)
}

/** Whether a choice of the signed-in member waits to be sent: the account has another value, or none, until then. */
export function useIsUnsent(key: PreferenceKey): boolean {
  const read = () => current().pending.includes(key)
  return useSyncExternalStore(onPreferences, read, read)
}

/** Where the signed-in member's preferences come from. For a screen that must not show a default that the account replaces. */
export function usePreferencesSource(): PreferencesSource {
  return useSyncExternalStore(onPreferences, preferencesSource, preferencesSource)
}

/** The same for code outside components. */
export function preferencesSource(): PreferencesSource {
  current()
  return state.source
}

/**
 * Calls back when any preference may have changed, and when another member signs in.
 * @returns a function that ends the subscription.
 */
export function onPreferences(listener: () => void): () => void {
  return subscribe(state, listener)
}

/**
 * Stores what the signed-in member chose: at once in this browser and its other tabs, and at the API as soon as it can be
 * reached, even after a reload (decisions, Settings and Appearance). The caller applies the choice to the page.
 * @param value null clears the choice. `notifications` may hold only the switches that were turned (`{ push: true }`):
 *   they are merged into the stored ones, and only switches that change are sent.
 * @returns where this browser stores it; `memory`, and nothing else happens, when nobody is signed in.
 */
export function setPreference<Key extends PreferenceKey>(
  key: Key,
  value: PreferenceValue<Key> | null,
): WriteResult {
  current()
  const { member } = state
  if (member === null) return 'memory'
  const before = storedPreferences(member) ?? noPreferences
  const result = storePreferences(member, withChoice(before, key, { [key]: value }))
  edits.dispatchEvent(new Event('edit'))
  return result
}

/** Follows the session and the other tabs, for the life of the page. */
onAuthChange(() => void current())
globalThis.addEventListener?.('storage', ({ key }) => {
  const { member } = state
  if (member !== null && (key === null || key === storageKey(member))) load(member)
})
