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

function kept(mail: Mail): z.output<typeof keptSchema> {
  const text = readTabText(keyOf(mail))
  try {
    const found = z.safeParse(keptSchema, JSON.parse(text ?? 'null'))
    if (found.success) return found.data
  } catch {
    // Not written by us: nothing is known.
  }
  return { email: '', until: 0 }
}

/** When a mail to an address may be sent again, in milliseconds since 1970; 0 when nothing is known of one. */
export function cooldownEnd(mail: Mail, email: string): number {
  const { email: last, until } = kept(mail)
  return last === email ? until : 0
}

/** The address that was given in this tab for the last mail of a kind; empty when there was none. */
export const lastAddress = (mail: Mail): string => kept(mail).email

/** A mail was sent: keeps when the next may be. A reload does not shorten that. @returns that moment. */
export function startCooldown(mail: Mail, email: string, now: number): number {
  const until = now + COOLDOWN_MS
  writeTabText(keyOf(mail), JSON.stringify({ email, until }))
  return until
}
