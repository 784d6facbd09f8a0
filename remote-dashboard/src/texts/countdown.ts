import { define } from './define.ts'

/** The Timer, and the parts of every countdown. */
export const timerTexts = define('timer', {
  fr: {
    left: 'Temps restant',
    reset: { one: 'Revenir à {count} minute', other: 'Revenir à {count} minutes' },
    soundOff: 'Couper le son de fin',
    soundOn: 'Activer le son de fin',
    timeUp: 'Le temps est écoulé',
    tasksLeft: { one: 'Une tâche vous attend encore.', other: '{count} tâches vous attendent encore.' },
    hint: 'Vingt-cinq minutes, une seule chose à la fois.',
  },
  en: {
    // The button of a countdown, by its phase (specification, section 4, Timers).
    ready: 'Start',
    running: 'Pause',
    paused: 'Start',
    over: 'Restart',
  },
})
