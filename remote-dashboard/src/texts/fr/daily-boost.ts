import type { Translation } from '@cadence/shared/i18n'
import type { DailyBoostTexts } from '../daily-boost.ts'

export const dailyBoost = {
  quoted: '« {text} »',
  another: 'Une autre',
  copy: 'Copier la citation',
  copied: 'Citation copiée',
  notCopied: 'La citation n’a pas pu être copiée.',

  spareText: 'Rien ne sert de courir ; il faut partir à point.',
  spareAuthor: 'Jean de La Fontaine',
  spareWork: 'Fables, VI, 10, « Le Lièvre et la Tortue »',
  spareYear: '1668',
} satisfies Translation<DailyBoostTexts>
