import type { Translation } from '@cadence/shared/i18n'
import type { LimitTexts } from '../limits.ts'

export const limits = {
  reached: '{max} caracteres como máximo.',
  tooLong: 'El texto pegado no cabe: tendría {length} caracteres, {max} como máximo.',
} satisfies Translation<LimitTexts>
