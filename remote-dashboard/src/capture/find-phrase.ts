import { phrase, type Span } from './plain-text.ts'

/** The named groups of a match. A group that took no part is missing. */
export type Groups = Readonly<Record<string, string | undefined>>

/** A pattern, and what it means; null when it means nothing here. */
export type Rule<Context, Meaning> = readonly [
  pattern: RegExp,
  read: (groups: Groups, context: Context) => Meaning | null,
]

/** A phrase of a text, and what it means. */
export interface Found<Meaning> extends Span {
  meaning: Meaning
}

/** A rule of the source of a pattern. */
export function rule<Context, Meaning>(
  source: string,
  read: (groups: Groups, context: Context) => Meaning | null,
): Rule<Context, Meaning> {
  return [new RegExp(phrase(source), 'gu'), read]
}

/** The first phrase that one of the rules finds. An earlier rule comes before an earlier place in the text. */
export function findPhrase<Context, Meaning>(
  plain: string,
  rules: readonly Rule<Context, Meaning>[],
  context: Context,
): Found<Meaning> | null {
  for (const [pattern, read] of rules) {
    for (const match of plain.matchAll(pattern)) {
      const meaning = read(match.groups ?? {}, context)
      if (meaning !== null) return { from: match.index, to: match.index + match[0].length, meaning }
    }
  }
  return null
}
