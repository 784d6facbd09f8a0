/** Longest description that a card shows whole (specification, section 9). */
export const DESCRIPTION_MAX = 68

/** A description as a card shows it: one that is longer is cut after 68 characters, and an ellipsis follows. */
export function shorten(text: string): string {
  const characters = [...text]
  return characters.length <= DESCRIPTION_MAX ? text : `${characters.slice(0, DESCRIPTION_MAX).join('')}…`
}
