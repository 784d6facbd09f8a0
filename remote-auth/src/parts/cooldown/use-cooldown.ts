import { useEffect, useState } from 'react'
import { cooldownEnd, type Mail, secondsUntil, startCooldown } from './cooldown.ts'

const TICK_MS = 1000

/** Whole seconds until a mail may be sent again to an address, by the wall clock, and what starts them anew. */
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
