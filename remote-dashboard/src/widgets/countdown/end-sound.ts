import { readText, writeText } from '@cadence/shared/storage'
import { useSyncExternalStore } from 'react'

/** Key of the choice in localStorage: `off` where the member wants no sound in this browser. */
const SOUND_KEY = 'countdownSound'

const listeners = new Set<() => void>()

/** Whether this browser can sound at all. */
export const canSound = () => 'AudioContext' in globalThis

/** Whether the end of a countdown is to be heard in this browser. */
export const isSoundOn = () => readText(SOUND_KEY) !== 'off'

/** Chooses whether the end of a countdown is heard, in all tabs. Where storage is full, the choice is not kept. */
export function setSound(on: boolean): void {
  writeText(SOUND_KEY, on ? 'on' : 'off')
  for (const listener of listeners) listener()
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  window.addEventListener('storage', onChange)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('storage', onChange)
  }
}

/** The choice, drawn again when it changes in any tab. */
export function useSoundOn(): boolean {
  return useSyncExternalStore(subscribe, isSoundOn)
}

let chimes: Promise<typeof import('./chime.ts')> | undefined

async function withChime(use: (sound: typeof import('./chime.ts')) => Promise<void>): Promise<void> {
  try {
    chimes ??= import('./chime.ts')
    await use(await chimes)
  } catch (error) {
    chimes = undefined
    // The end is also seen and announced: a device without sound, or a lost connection, is no reason to disturb.
    console.warn('The sound of the countdown is not there', error)
  }
}

/** Makes the sound ready for the end. To be called when the member presses something. */
export function prepareSound(): void {
  if (canSound() && isSoundOn()) void withChime((sound) => sound.unlock())
}

/** Sounds once, if the member wants it. */
export function playSound(): void {
  if (canSound() && isSoundOn()) void withChime((sound) => sound.chime())
}

/** Whether this page may sound: a browser allows it once somebody has touched the page. */
export function maySound(): boolean {
  // Not every browser says so.
  const { userActivation }: { userActivation?: UserActivation } = navigator
  return userActivation?.hasBeenActive ?? true
}
