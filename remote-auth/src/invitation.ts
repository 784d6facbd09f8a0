import { referralCodeOf, z } from '@cadence/shared/schemas'
import { readJson, removeKey, writeJson } from '@cadence/shared/storage'

/** localStorage key of the invitation. It belongs to nobody yet: the account is not made. */
const INVITATION_KEY = 'cadence:invitation'

/** An invitation is kept for 30 days, in milliseconds. A later account has come by another way. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

const invitationSchema = z.object({ code: z.string(), at: z.number() })

/**
 * Keeps the code of an invitation's address (`/register?code=CAD-XXXX-XXXX`) in this browser: the account may be made by
 * Google, or on another day. What is no code changes nothing.
 */
export function keepInvitation(search: string, now: number): void {
  const code = referralCodeOf(new URLSearchParams(search).get('code') ?? '')
  if (code !== undefined) writeJson(INVITATION_KEY, { code, at: now })
}

/** The code of the invitation that this browser keeps; undefined without one, and when it is too old. */
export function keptInvitation(now: number): string | undefined {
  const stored = readJson(INVITATION_KEY, invitationSchema)
  if (stored.state === 'absent') return undefined
  const code = stored.state === 'valid' ? referralCodeOf(stored.value.code) : undefined
  // A clock that was set back makes no invitation last for ever.
  if (stored.state === 'valid' && code !== undefined && Math.abs(now - stored.value.at) <= KEPT_MS)
    return code
  removeKey(INVITATION_KEY)
  return undefined
}

/** Forgets the invitation: an account has been made with it. */
export function forgetInvitation(): void {
  removeKey(INVITATION_KEY)
}
