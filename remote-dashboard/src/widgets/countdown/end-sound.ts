import { readText, writeText } from '@cadence/shared/storage'
import { useLayoutEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'

/** Key in localStorage: `off` when the member wants no sound in this browser. */
const SOUND_KEY = 'countdownSound'

/** Whether this browser can play sounds. */
export const canSound = () => 'AudioContext' in globalThis

const readChoice = () => readText(SOUND_KEY) !== 'off'

/** The member's choice, for the components. The stored choice is the true one: other tabs change it too. */
const soundState = proxy({ isOn: readChoice() })

function refresh(): void {
  soundState.isOn = readChoice()
}

/** Turns the sound at the end on or off, in all tabs of this browser. When storage is full, the choice is not kept. */
export function setSound(on: boolean): void {
  writeText(SOUND_KEY, on ? 'on' : 'off')
  refresh()
}

/** Whether the sound is on. Renders again when this tab or another one changes it. */
export function useSoundOn(): boolean {
  useLayoutEffect(() => {
    refresh()
    window.addEventListener('storage', refresh)
    return () => window.removeEventListener('storage', refresh)
  }, [])
  return useSnapshot(soundState).isOn
}

type Chime = typeof import('./chime.ts')
let chimeModule: Promise<Chime> | undefined

async function withChime(use: (chime: Chime) => Promise<void>): Promise<void> {
  try {
    chimeModule ??= import('./chime.ts')
    await use(await chimeModule)
  } catch (error) {
    chimeModule = undefined
    // The end is also shown and announced, so a device without sound or a lost connection is no error for the member.
    console.warn('The sound of the countdown could not be played', error)
  }
}

/** Prepares the sound of the end. Must be called in a click or key handler: browsers only unlock sound there. */
export function prepareSound(): void {
  if (canSound() && readChoice()) void withChime((chime) => chime.unlock())
}

/** Plays the sound once, when the member wants it. */
export function playSound(): void {
  if (canSound() && readChoice()) void withChime((chime) => chime.playChime())
}

/** Whether the browser lets this page play sound: only after the member has clicked or pressed a key in it. */
export function isSoundAllowed(): boolean {
  // Firefox before 120 and Safari before 16.4 do not have `userActivation`.
  const { userActivation }: { userActivation?: UserActivation } = navigator
  return userActivation?.hasBeenActive ?? true
}
