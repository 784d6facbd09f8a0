/** Most words of a search that are looked for. */
const WORDS_MAX = 8

/** A text without case and accents: `Élève` becomes `eleve`, and `œuvre` becomes `oeuvre`. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cc}]+/gu, (marks) => (/\s/.test(marks) ? ' ' : ''))
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/’/g, "'")
}

/**
 * The words of a search as patterns for LIKE, each of which a folded text must match. The API folds both, because the two
 * databases do not fold accents alike.
 */
export function searchPatterns(search: string): string[] {
  return folded(search)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, WORDS_MAX)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
