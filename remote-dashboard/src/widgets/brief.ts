/** How much of a member's own words a message quotes. */
const BRIEF_LENGTH = 60

/** The beginning of a text, short enough for a message. No character is cut in two. */
export function brief(text: string): string {
  const characters = [...text]
  if (characters.length <= BRIEF_LENGTH) return text
  return `${characters.slice(0, BRIEF_LENGTH).join('').trimEnd()}…`
}
