import { z } from '@cadence/shared/schemas'
import { readTabJson, writeTabJson } from '@cadence/shared/storage'
import { useEffect, useState } from 'react'

/** Shortest time between two mails of the same kind to the same address, in milliseconds. */
export const COOLDOWN_MS = 60_000

/** Kinds of mails that can be sent again. */
export type Mail = 'verification' | 'reset'

const storedCooldownSchema = z.object({ email: z.string(), until: z.number() })
const keyOf = (mail: Mail) => `cadence:cooldown:${mail}`

/** Whole seconds until a moment. 0 when it is further away than a cooldown: the clock was set back. */
export function secondsUntil(until: number, now: number): number {
  const left = until - now
  return left > 0 && left <= COOLDOWN_MS ? Math.ceil(left / 1000) : 0
}

function readCooldown(mail: Mail): z.output<typeof storedCooldownSchema> {
  return readTabJson(keyOf(mail), storedCooldownSchema) ?? { email: '', until: 0 }
}

/** When a mail to an address may be sent again, in milliseconds since 1970. 0 when none was sent in this tab. */
export function cooldownEnd(mail: Mail, email: string): number {
  const { email: last, until } = readCooldown(mail)
  return last === email ? until : 0
}

/** The address of the last mail of a kind in this tab; empty without one. */
export const lastAddress = (mail: Mail): string => readCooldown(mail).email

/** Starts the cooldown after a mail was sent. It survives a reload. @returns its end. */
export function startCooldown(mail: Mail, email: string, now: number): number {
  const until = now + COOLDOWN_MS
  writeTabJson(keyOf(mail), { email, until })
  return until
}

const TICK_MS = 1000

/** Whole seconds of the cooldown, by the wall clock, because timers stop while a computer sleeps. `start` restarts it. */
export function useCooldown(mail: Mail, email: string): { seconds: number; start: () => void } {
  const [until, setUntil] = useState(() => cooldownEnd(mail, email))
  const [now, setNow] = useState(() => Date.now())
  const seconds = secondsUntil(until, now)
  const runs = seconds > 0
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [runs])
  const start = () => {
    const moment = Date.now()
    setNow(moment)
    setUntil(startCooldown(mail, email, moment))
  }
  return { seconds, start }
}
