import type { Translation } from '@cadence/shared/i18n'
import type { TimerTexts } from '../timer.ts'

export const timer = {
  ready: 'Empezar',
  running: 'Pausar',
  paused: 'Reanudar',
  over: 'Reiniciar',
  left: 'Tiempo restante',
  reset: 'Volver a 25 minutos',
  soundOff: 'Quitar el sonido final',
  soundOn: 'Activar el sonido final',
  timeUp: 'Se acabó el tiempo',
  tasksLeft: { one: 'Todavía te espera una tarea.', other: 'Todavía te esperan {count} tareas.' },
  hint: 'Veinticinco minutos, una sola cosa a la vez.',
} satisfies Translation<TimerTexts>
