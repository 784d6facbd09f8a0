import { onAuthChange } from '../auth/store.ts'
import { sendBeforeLogout } from '../auth/unsent.ts'
import { onChange } from '../changes/listeners.ts'
import { withLock } from '../storage.ts'
import { type Appliers, applyPreferences } from './apply.ts'
import { exchange } from './exchange.ts'
import { keptOf, onEdit, signedInMember } from './store.ts'

/** First and longest wait after a failure, in milliseconds. */
const RETRY_MS = 4_000
const RETRY_MAX_MS = 5 * 60_000

/** Keeps one member in step with the API. @returns the end of it. */
function keepInStep(member: string, appliers: Appliers): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let running = false
  let again = false

  const inTurn = <T>(task: () => Promise<T>) => withLock(`preferences:${member}`, task)
  const apply = (values: Parameters<typeof applyPreferences>[1]) => {
    if (signedInMember() === member) void applyPreferences(member, values, appliers)
  }
  const run = async () => {
    if (running) {
      again = true
      return
    }
    clearTimeout(timer)
    running = true
    again = false
    try {
      // One tab sends; the others find nothing left to be sent.
      const values = await inTurn(() => exchange(member))
      // What was chosen in another tab since, while the lock came back, stays: it is newer than the answer.
      if (values) apply(keptOf(member)?.values ?? values)
      failures = 0
    } catch (error) {
      failures += 1
      console.warn('The preferences could not be brought into step yet', error)
    }
    running = false
    if (signal.aborted) return
    const wait = Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** (failures - 1))
    if (again) void run()
    else if (failures > 0) timer = setTimeout(run, wait)
  }
  const endSending = sendBeforeLogout(() => {
    const waits = (keptOf(member)?.pending.length ?? 0) > 0
    return waits ? inTurn(() => exchange(member)) : null
  })
  const look = () => void run()
  const whenSeen = () => {
    if (document.visibilityState === 'visible') look()
  }

  const kept = keptOf(member)
  if (kept) apply(kept.values)
  const endEdits = onEdit(look)
  const endChanges = onChange('preferences', look)
  window.addEventListener('online', look, { signal })
  document.addEventListener('visibilitychange', whenSeen, { signal })
  look()
  return () => {
    listening.abort()
    clearTimeout(timer)
    endChanges()
    endEdits()
    endSending()
  }
}

/**
 * Keeps the preferences of whoever is signed in in step with the API, and puts into effect what comes from there: what
 * waits in this browser wins, the rest comes from the account. To be started once the page stands.
 * @param appliers what puts a preference into effect; what fails there is tried again with the next look.
 * @returns a function that ends it.
 */
export function followPreferences(appliers: Appliers): () => void {
  let member: string | null = null
  let end: () => void = () => undefined
  const follow = () => {
    const now = signedInMember()
    if (now === member) return
    member = now
    end()
    end = now === null ? () => undefined : keepInStep(now, appliers)
  }
  follow()
  const unsubscribe = onAuthChange(follow)
  return () => {
    unsubscribe()
    end()
  }
}
