import type { Translation } from '@cadence/shared/i18n'
import type { TimerTexts } from '../timer.ts'

export const timer = {
  ready: 'Démarrer',
  running: 'Pause',
  paused: 'Reprendre',
  over: 'Recommencer',
  left: 'Temps restant',
  reset: 'Revenir à 25 minutes',
  soundOff: 'Couper le son de fin',
  soundOn: 'Activer le son de fin',
  timeUp: 'Le temps est écoulé',
  tasksLeft: { one: 'Une tâche vous attend encore.', other: '{count} tâches vous attendent encore.' },
  hint: 'Vingt-cinq minutes, une seule chose à la fois.',
} satisfies Translation<TimerTexts>
