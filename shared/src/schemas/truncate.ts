/** Cuts a text to a limit in UTF-16 code units, as the schemas count, never inside a character of two units (an emoji). */
export function truncate(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, max).replace(/[\ud800-\udbff]$/, '')
}
