/** Longest query, in characters: nobody types more, and an address may hold anything. */
export const QUERY_MAX = 80

const CONTROL = /\p{C}/gu

/** What stands in `?q=` as a query: one line, without control characters, at most `QUERY_MAX` long. */
export function queryOf(search: string): string {
  const raw = new URLSearchParams(search).get('q') ?? ''
  const line = raw
    .slice(0, 4 * QUERY_MAX)
    .replace(CONTROL, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return line.slice(0, QUERY_MAX)
}
