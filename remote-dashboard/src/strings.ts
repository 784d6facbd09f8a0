/** A text cut to a length in UTF-16 code units, never in the middle of a character of two. */
export function cut(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, max).replace(/[\ud800-\udbff]$/, '')
}

/** A text as it is searched: without capitals and accents. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** How much of a member's own words a message quotes. */
const BRIEF_LENGTH = 60

/** The beginning of a text, short enough for a message. No character is cut in two. */
export function brief(text: string): string {
  const characters = [...text]
  if (characters.length <= BRIEF_LENGTH) return text
  return `${characters.slice(0, BRIEF_LENGTH).join('').trimEnd()}…`
}
