import { useEffect } from 'react'

/** Whether this browser can keep the screen on. */
export const canKeepAwake = () => 'wakeLock' in navigator

/** What wants the screen to stay on: a session of Focus Shield in this tab, or the room. */
export type WakeReason = 'shield' | 'room'

const reasons = new Set<WakeReason>()
let isRequested = false
let lock: WakeLockSentinel | null = null

async function releaseLock(): Promise<void> {
  const held = lock
  lock = null
  await held?.release()
}

async function requestLock(): Promise<void> {
  isRequested = true
  try {
    const held = await navigator.wakeLock.request('screen')
    // The browser releases the lock whenever the page is hidden.
    held.addEventListener('release', () => {
      if (lock === held) lock = null
    })
    lock = held
    if (reasons.size === 0) await releaseLock()
  } catch (error) {
    // The battery is low, or the page was hidden at that moment. The screen may go dark; the session continues.
    console.warn('The screen is not kept on', error)
  } finally {
    isRequested = false
  }
}

/** Keeps the screen on for a reason, or no longer. Must be called again when the page becomes visible again. */
export function keepAwake(reason: WakeReason, awake: boolean): void {
  if (awake) reasons.add(reason)
  else reasons.delete(reason)
  if (!canKeepAwake()) return
  if (reasons.size === 0) void releaseLock()
  else if (!lock && !isRequested && document.visibilityState === 'visible') void requestLock()
}

/** Keeps the screen on while the room is open. */
export function useKeptAwake(): void {
  useEffect(() => {
    const keep = () => keepAwake('room', true)
    keep()
    document.addEventListener('visibilitychange', keep)
    return () => {
      document.removeEventListener('visibilitychange', keep)
      keepAwake('room', false)
    }
  }, [])
}
