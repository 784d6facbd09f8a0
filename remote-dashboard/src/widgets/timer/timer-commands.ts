import type { FocusTask } from '@cadence/shared/schemas'
import { startSession } from '../countdown/countdown-records.ts'
import { prepareSound } from '../countdown/end-sound.ts'

/** What the Timer is started for: its name, and the goal or task behind it, if there is one. */
export interface FocusStart {
  text: string
  task: FocusTask['record']
}

/** Starts the Timer for a task. Must be called in a click or key handler, which unlocks the sound of the end. */
export function startFocus({ text, task }: FocusStart): void {
  prepareSound()
  startSession('timer', { text, record: task })
}
