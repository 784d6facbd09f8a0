/** A text in lower case and without accents, so that a search for `eleve` finds `Élève`. */
export const searchable = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Longest quotation of a member's own words in a message, in characters. */
const EXCERPT_LENGTH = 60

/** The beginning of a text, short enough for a message. No character is cut in two. */
export function excerpt(text: string): string {
  const characters = [...text]
  if (characters.length <= EXCERPT_LENGTH) return text
  return `${characters.slice(0, EXCERPT_LENGTH).join('').trimEnd()}…`
}
