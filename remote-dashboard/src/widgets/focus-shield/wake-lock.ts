/** Whether this browser can keep the screen on. */
export const canKeepAwake = () => 'wakeLock' in navigator

let wanted = false
let asked = false
let lock: WakeLockSentinel | null = null

async function letGo(): Promise<void> {
  const held = lock
  lock = null
  await held?.release()
}

async function ask(): Promise<void> {
  asked = true
  try {
    const held = await navigator.wakeLock.request('screen')
    // The browser takes it back whenever the page is hidden.
    held.addEventListener('release', () => {
      if (lock === held) lock = null
    })
    lock = held
    if (!wanted) await letGo()
  } catch (error) {
    // Low battery, or the page was hidden at that moment: the screen may go dark, and the session goes on.
    console.warn('The screen is not kept on', error)
  } finally {
    asked = false
  }
}

/** Keeps the screen on, or no longer. To be called again when the page is seen again. */
export function keepAwake(awake: boolean): void {
  wanted = awake
  if (!canKeepAwake()) return
  if (!awake) void letGo()
  else if (!lock && !asked && document.visibilityState === 'visible') void ask()
}
