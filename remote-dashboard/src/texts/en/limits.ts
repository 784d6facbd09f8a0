import type { Translation } from '@cadence/shared/i18n'
import type { LimitTexts } from '../limits.ts'

export const limits = {
  reached: '{max} characters at most.',
  tooLong: 'The pasted text does not fit: it would make {length} characters, {max} at most.',
} satisfies Translation<LimitTexts>
