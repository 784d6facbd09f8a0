import type { Translation } from '@cadence/shared/i18n'
import type { DailyBoostTexts } from '../daily-boost.ts'

export const dailyBoost = {
  quoted: '“{text}”',
  another: 'Another one',
  copy: 'Copy the quotation',
  copied: 'Quotation copied',
  notCopied: 'The quotation could not be copied.',

  spareText: 'Well done is better than well said.',
  spareAuthor: 'Benjamin Franklin',
  spareWork: 'Poor Richard’s Almanack',
  spareYear: '1737',
} satisfies Translation<DailyBoostTexts>
