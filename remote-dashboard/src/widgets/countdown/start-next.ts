import { watchSession } from '../focus-shield/away-watch.ts'
import type { CountdownKind } from './countdown.ts'
import { press } from './countdown-records.ts'
import { prepareSound } from './end-sound.ts'

/**
 * Starts the next session, or lets the paused one go on. Nothing happens to one that runs. Must be called in a click or key
 * handler, which unlocks the sound of the end.
 */
export function startNext(kind: CountdownKind): void {
  prepareSound()
  // A press of another phase than the present one does nothing; the first one logs what has ended and resets it.
  for (const seen of ['over', 'paused', 'ready'] as const) press(kind, seen)
  if (kind === 'shield') watchSession()
}
