import { signedInMember, whileSignedIn } from '../auth/signed-in-member.ts'
import { keepInSync } from '../sync/keep-in-sync.ts'
import { type Appliers, applyPreferences } from './apply-preferences.ts'
import { onPreferenceEdit, storedPreferences } from './preferences-store.ts'
import { sendPreferences, syncPreferences } from './preferences-sync.ts'

function followMember(member: string, appliers: Appliers): () => void {
  const apply = () => {
    const stored = storedPreferences(member)
    if (stored && signedInMember() === member) void applyPreferences(member, stored.values, appliers)
  }
  apply()
  return keepInSync(member, {
    topic: 'preferences',
    sync: async () => {
      await syncPreferences(member)
      // Reads storage again: another tab may have stored a newer choice while this tab waited for the lock.
      apply()
    },
    sendOutbox: sendPreferences,
    unsentCount: () => storedPreferences(member)?.pending.length ?? 0,
    onEdit: onPreferenceEdit,
    sendEdits: 'now',
    // The shell itself sends preferences, so the page of a new release does too.
    holdsDocument: false,
  })
}

/**
 * Keeps the preferences of whoever is signed in in sync with the API and applies them: a pending choice of this browser
 * wins, the rest comes from the account. The host starts it after the first page has rendered.
 * @param appliers apply one preference each; a failed one is tried again after the next reading.
 * @returns a function that ends it.
 */
export function followPreferences(appliers: Appliers): () => void {
  return whileSignedIn((member) => followMember(member, appliers))
}
