import { transform } from '@nanostores/i18n'
import type { CountedText, Forms, NamesIn, TextWith } from './types.ts'

type Values = Readonly<Record<string, string | number>>

/**
 * In one pass, and never as a pattern: a dashboard may be named `{time}` or `$&`, and the library's own `params` would
 * fill that in too.
 */
function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}

const filled = transform((_language: string, text: string, values: Values) => fill(text, values))

const counted = (tagOfDefault: string) =>
  transform((language: string, forms: Forms, values: Values & { count: number }) => {
    const rules = new Intl.PluralRules(language === 'default' ? tagOfDefault : language)
    return fill(forms[rules.select(values.count)] ?? forms.other, values)
  })

/** A text with values: `params('Edited {time}')` is read as `t.edited({ time })`. */
export function params<const Text extends string>(text: Text): TextWith<NamesIn<Text>> {
  return filled(text)
}

/**
 * A text whose form follows `count` by the plural rules of the language: `count({ one: '1 day', other: '{count} days' },
 * 'en')` is read as `t.days({ count: 2 })`. Other values may stand in it too.
 * @param tagOfDefault language of this default text, `fr` or `en`.
 */
export function count<const Text extends string>(
  forms: Forms<Text>,
  tagOfDefault: 'fr' | 'en',
): CountedText<NamesIn<Text>> {
  return counted(tagOfDefault)(forms)
}
