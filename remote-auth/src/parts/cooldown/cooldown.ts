import { readTabText, writeTabText } from '@cadence/shared/storage'
import * as z from 'zod/mini'

/** Between two mails of one kind to one address, in milliseconds. */
export const COOLDOWN_MS = 60_000

/** The mails that can be sent again. */
export type Mail = 'verification' | 'reset'

const keptSchema = z.object({ email: z.string(), until: z.number() })
const keyOf = (mail: Mail) => `cadence:cooldown:${mail}`

/** Whole seconds until a moment. A moment further away than any cooldown comes from a clock that was set back. */
export function secondsUntil(until: number, now: number): number {
  const left = until - now
  return left > 0 && left <= COOLDOWN_MS ? Math.ceil(left / 1000) : 0
}

/** When a mail to an address may be sent again, in milliseconds since 1970; 0 when nothing is known of one. */
export function cooldownEnd(mail: Mail, email: string): number {
  const text = readTabText(keyOf(mail))
  try {
    const kept = z.safeParse(keptSchema, JSON.parse(text ?? 'null'))
    return kept.success && kept.data.email === email ? kept.data.until : 0
  } catch {
    // Not written by us: nothing is known.
    return 0
  }
}

/** A mail was sent: keeps when the next may be. A reload does not shorten that. @returns that moment. */
export function startCooldown(mail: Mail, email: string, now: number): number {
  const until = now + COOLDOWN_MS
  writeTabText(keyOf(mail), JSON.stringify({ email, until }))
  return until
}
