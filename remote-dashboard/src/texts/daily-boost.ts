import { params } from '@cadence/shared/i18n'
import { define } from './texts.ts'

const base = {
  quoted: params('« {text} »'),
  another: 'Une autre',
  copy: 'Copier la citation',
  copied: 'Citation copiée',
  notCopied: 'La citation n’a pas pu être copiée.',

  // Stands in for the others where they could not be loaded.
  spareText: 'Rien ne sert de courir ; il faut partir à point.',
  spareAuthor: 'Jean de La Fontaine',
  spareWork: 'Fables, VI, 10, « Le Lièvre et la Tortue »',
  spareYear: '1668',
}

/** Default texts of Daily Boost; its quotations stand in `quotations/`. */
export type DailyBoostTexts = typeof base
export const dailyBoostTexts = define('dailyBoost', base)
