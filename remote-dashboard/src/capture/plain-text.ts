/** A run of characters of a text. */
export interface Span {
  from: number
  to: number
}

/** Stands for a character that is already understood. No phrase is found across it. */
const MASKED = '\u0001'

const alike: Record<string, string> = { '’': "'", ʼ: "'", '–': '-', '—': '-', '−': '-', œ: 'o' }

function plainCharacter(unit: string): string {
  if (/\s/.test(unit)) return unit === '\n' ? unit : ' '
  const lower = (alike[unit] ?? unit).toLowerCase().normalize('NFD')
  const base = lower.replace(/\p{M}/gu, '')
  // Every character must keep its place: the title is cut out of the text as it was typed.
  return base.length === 1 ? base : unit
}

/**
 * The text as the grammar reads it: lower case, without accents, with plain spaces, apostrophes and dashes. It is as long
 * as the text, so that places in one are places in the other. The text must be in normal form C.
 */
export function plainText(text: string): string {
  return Array.from({ length: text.length }, (_, at) => plainCharacter(text.charAt(at))).join('')
}

/** The plain text with a run marked as understood. */
export function mask(plain: string, { from, to }: Span): string {
  return plain.slice(0, from) + MASKED.repeat(to - from) + plain.slice(to)
}

/** A pattern that begins and ends at the ends of words. */
export function phrase(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_/])(?:${source})(?![\\p{L}\\p{N}_])`, 'u')
}

/** The words of a table as alternatives, the longest first. */
export const anyOf = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length).join('|')
