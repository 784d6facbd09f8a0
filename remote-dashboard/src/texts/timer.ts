import { count } from '@cadence/shared/i18n'
import { define } from './texts.ts'

const base = {
  // The button of a countdown, by its phase (specification, section 4, Timers).
  ready: 'Start',
  running: 'Pause',
  paused: 'Start',
  over: 'Restart',
  left: 'Temps restant',
  reset: 'Revenir à 25 minutes',
  soundOff: 'Couper le son de fin',
  soundOn: 'Activer le son de fin',
  timeUp: 'Le temps est écoulé',
  tasksLeft: count(
    { one: 'Une tâche vous attend encore.', other: '{count} tâches vous attendent encore.' },
    'fr',
  ),
  hint: 'Vingt-cinq minutes, une seule chose à la fois.',
}

/** Default texts of the Timer, and of what every countdown has. */
export type TimerTexts = typeof base
export const timerTexts = define('timer', base)
