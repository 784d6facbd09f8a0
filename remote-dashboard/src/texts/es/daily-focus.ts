import type { Translation } from '@cadence/shared/i18n'
import type { DailyFocusTexts } from '../daily-focus.ts'

export const dailyFocus = {
  goals: 'Objetivos de hoy',
  goal: 'Objetivo {place}',
  hint: 'Añadir un objetivo',
  progress: '{done} de {total}',
  allDone: 'Todo hecho. ¡Bravo!',
  clear: 'Borrar «{text}»',
  cleared: 'Objetivo borrado',
  undo: 'Deshacer',
  offerYesterday: { one: '¿Retomar el objetivo de ayer?', other: '¿Retomar los objetivos de ayer?' },
  offerOf: { one: '¿Retomar el objetivo del {day}?', other: '¿Retomar los objetivos del {day}?' },
  take: 'Retomar',
  takeAll: 'Retomar todo',
  takeOne: 'Retomar «{text}»',
  taken: { one: '{count} objetivo retomado', other: '{count} objetivos retomados' },
  decline: 'No, gracias',
  declined: 'Objetivos apartados',

  sample1: 'Releer el capítulo 4 de biología',
  sample2: 'Entregar el esquema del trabajo final',
  sample3: 'Caminar veinte minutos',
} satisfies Translation<DailyFocusTexts>
