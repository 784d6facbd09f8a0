/** Whether this browser can keep the screen on. */
export const canKeepAwake = () => 'wakeLock' in navigator

let isWanted = false
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
    if (!isWanted) await releaseLock()
  } catch (error) {
    // The battery is low, or the page was hidden at that moment. The screen may go dark; the session continues.
    console.warn('The screen is not kept on', error)
  } finally {
    isRequested = false
  }
}

/** Keeps the screen on, or stops to. Must be called again when the page becomes visible again. */
export function keepAwake(awake: boolean): void {
  isWanted = awake
  if (!canKeepAwake()) return
  if (!awake) void releaseLock()
  else if (!lock && !isRequested && document.visibilityState === 'visible') void requestLock()
}
