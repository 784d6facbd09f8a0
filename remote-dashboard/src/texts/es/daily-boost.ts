import type { Translation } from '@cadence/shared/i18n'
import type { DailyBoostTexts } from '../daily-boost.ts'

export const dailyBoost = {
  quoted: '«{text}»',
  another: 'Otra',
  copy: 'Copiar la cita',
  copied: 'Cita copiada',
  notCopied: 'No se ha podido copiar la cita.',

  spareText: 'Cada uno es hijo de sus obras.',
  spareAuthor: 'Miguel de Cervantes',
  spareWork: 'Don Quijote de la Mancha, I, capítulo 47',
  spareYear: '1605',
} satisfies Translation<DailyBoostTexts>
