import type { Entry } from './types.ts'

type Values = Readonly<Record<string, string | number>>

/**
 * Fills the placeholders of a text in one pass. A value is never read as a pattern or as a text with placeholders: a
 * dashboard may be named `{time}` or `$&`.
 */
function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}

/** A text as code reads it: a string, or a function of the values that it holds. */
export type Written = string | ((values: Values) => string)

/**
 * Makes of an entry what code reads: `'Edited {time}'` becomes `({ time }) => 'Edited …'`, and `{ one, other }` becomes a
 * function that takes the form for `count`.
 * @param isCalled whether code calls this text, because its default holds placeholders.
 * @param language whose plural rules the forms follow.
 */
export function writeEntry(entry: Entry, isCalled: boolean, language: string): Written {
  if (typeof entry === 'string') return isCalled ? (values) => fill(entry, values) : entry
  const rules = new Intl.PluralRules(language)
  return (values) => fill(entry[rules.select(Number(values.count))] ?? entry.other, values)
}

/** Whether code calls a text with values. */
export function hasValues(entry: Entry): boolean {
  return typeof entry !== 'string' || /\{\w+\}/.test(entry)
}
