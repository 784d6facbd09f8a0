import { ApiError } from '../api.ts'
import type { Preferences, UnsentPreference } from '../schemas/preferences.ts'
import { LOCK_PATIENCE_MS } from '../storage/tab-lock.ts'
import type { SyncAdapter, SyncPage } from '../sync/sync-adapter.ts'
import { sendOutbox, syncNow } from '../sync/sync-engine.ts'
import { getPreferences, patchPreferences } from './preferences-api.ts'
import { pendingAfter, pendingValues, type SentPreferences, withPendingValues } from './preferences-outbox.ts'
import {
  noPreferences,
  notePreferencesAnswered,
  storedPreferences,
  storePreferences,
} from './preferences-store.ts'

interface PreferencesPage extends SyncPage {
  values: Preferences
}

const isUnder = (field: string, name: string) => field === name || field.startsWith(`${name}.`)

/** The sent names that the API will always refuse. */
function refusedNames(error: unknown, sent: readonly UnsentPreference[]): readonly UnsentPreference[] {
  if (!(error instanceof ApiError) || error.status !== 400) return []
  const fields = Object.keys(error.fields)
  const named = sent.filter((name) => fields.some((field) => isUnder(field, name) || isUnder(name, field)))
  return named.length > 0 ? named : sent
}

/** Removes what was sent from the pending names. Stores nothing for a member whose data is gone from this browser. */
function markSent(member: string, sent: SentPreferences): void {
  const stored = storedPreferences(member)
  if (stored) storePreferences(member, { ...stored, pending: pendingAfter(stored, sent) })
}

/** Stores the API's values, except those that were chosen here meanwhile: they are sent with the next run. */
function merge(member: string, sent: SentPreferences, answer: Preferences): void {
  const stored = storedPreferences(member) ?? noPreferences
  const pending = pendingAfter(stored, sent)
  storePreferences(member, { values: withPendingValues(answer, stored.values, pending), pending })
  notePreferencesAnswered(member)
}

/** All pending preferences go in one call. */
function outbox(member: string): readonly SentPreferences[] {
  const { values, pending } = storedPreferences(member) ?? noPreferences
  return pending.length === 0 ? [] : [{ names: pending, values: pendingValues(values, pending) }]
}

/** Of two devices, the one that sends last wins, key by key, and for notifications switch by switch. */
const adapter: SyncAdapter<SentPreferences, Preferences, PreferencesPage> = {
  // A suspended tab may hold the lock. Sending a preference twice does no harm, so this tab goes on without it.
  lock: { name: (member) => `preferences:${member}`, patienceMs: LOCK_PATIENCE_MS },
  outbox,
  send: (_member, { values }) => patchPreferences(values),
  mergeAnswer: merge,
  markSent,
  setAside: (member, { names, values }, error) => {
    const refused = refusedNames(error, names)
    if (refused.length === 0) return null
    markSent(member, { names: refused, values })
    return outbox(member)
  },
  // What a reading stores is applied to the page only after a run that succeeds.
  readsAfter: 'none',
  isAnswerComplete: true,
  read: async () => ({ values: await getPreferences() }),
  mergePage: (member, { values }) => {
    merge(member, { names: [], values: {} }, values)
    return true
  },
}

/** Sends a member's pending preferences, or reads them when none are pending. @throws ApiError */
export const syncPreferences = (member: string) => syncNow(adapter, member)

/** Sends a member's pending preferences; null when none are pending. @throws ApiError, in the promise. */
export const sendPreferences = (member: string) => sendOutbox(adapter, member)
