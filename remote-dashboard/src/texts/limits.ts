import { params } from '@cadence/shared/i18n'
import { define } from './texts.ts'

const base = {
  reached: params('{max} caractères au plus.'),
  tooLong: params('Le texte collé ne tient pas : il ferait {length} caractères, {max} au plus.'),
}

/** Default texts of fields that hold only so much. */
export type LimitTexts = typeof base
export const limitTexts = define('limits', base)
