import type { Translation } from '@cadence/shared/i18n'
import type { LimitTexts } from '../limits.ts'

export const limits = {
  reached: '{max} caractères au plus.',
  tooLong: 'Le texte collé ne tient pas : il ferait {length} caractères, {max} au plus.',
} satisfies Translation<LimitTexts>
