import { ApiError } from '../api.ts'
import type { Preferences, Waiting } from '../schemas/preferences.ts'
import { getPreferences } from './api/get-preferences.ts'
import { patchPreferences } from './api/patch-preferences.ts'
import { keep, keptOf, nothing, signedInMember } from './store.ts'
import { among, overlaid, type Sent, stillWaiting } from './waiting.ts'

const isUnder = (field: string, name: string) => field === name || field.startsWith(`${name}.`)

/** What the API refuses and always will. */
function refused(error: unknown, pending: readonly Waiting[]): readonly Waiting[] {
  if (!(error instanceof ApiError) || error.status !== 400) return []
  const fields = Object.keys(error.fields)
  const named = pending.filter((name) => fields.some((field) => isUnder(field, name) || isUnder(name, field)))
  return named.length > 0 ? named : pending
}

/** Something of what was sent waits no longer, unless it was chosen anew since. Who was deleted meanwhile has nothing. */
function drop(member: string, sent: Sent): void {
  const kept = keptOf(member)
  if (kept) keep(member, { ...kept, pending: stillWaiting(kept, sent) })
}

/**
 * Takes over what the API has, except what was chosen here since, which is sent the next time. Who has left takes over
 * nothing: only what has reached the account is not sent again.
 */
function settle(member: string, sent: Sent, answer: Preferences): Preferences | null {
  if (signedInMember() !== member) {
    if (sent.names.length > 0) drop(member, sent)
    return null
  }
  const kept = keptOf(member) ?? nothing
  const pending = stillWaiting(kept, sent)
  const values = overlaid(answer, kept.values, pending)
  keep(member, { values, pending })
  return values
}

/**
 * Sends what waits in this browser and takes over the rest: of two devices, the one that was heard last is right, key by
 * key, and of the notifications switch by switch. Nothing of one member is ever sent, or kept, for another.
 * @returns what the member has now; null when they are not, or no longer, signed in.
 * @throws ApiError
 */
export async function exchange(member: string): Promise<Preferences | null> {
  // Who waited for another tab, or for an answer, may be gone by now, and a call is made in the name of who is there.
  if (signedInMember() !== member) return null
  const { values, pending } = keptOf(member) ?? nothing
  if (pending.length === 0) return settle(member, { names: [], values: {} }, await getPreferences())
  const sent = among(values, pending)
  let answer: Preferences
  try {
    answer = await patchPreferences(sent)
  } catch (error) {
    const names = refused(error, pending)
    if (names.length === 0) throw error
    // It would be refused for ever, and keep the others waiting.
    drop(member, { names, values: sent })
    return exchange(member)
  }
  return settle(member, { names: pending, values: sent }, answer)
}
