/** A text cut to a length in UTF-16 code units, never in the middle of a character of two. */
export function cut(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, max).replace(/[\ud800-\udbff]$/, '')
}
