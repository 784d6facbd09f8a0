/** A change to the text of an answer. */
type Edit = (text: string) => string

/** In the HTML: the registry and the scripts of the first page. In the registry of the moment: the same. */
export const withoutIntegrity: Edit = (text) =>
  text.replaceAll(/,"integrity":"sha384-[^"]*"/g, '').replaceAll(/ integrity="sha384-[^"]*"/g, '')

/** In a remote's entry: what it expects of its chunks. An empty integrity is none. */
const inEntries: Edit = (text) => text.replaceAll(/"sha384-[^"]*"/g, '""')

/**
 * Takes the integrity out of an answer, for faults of a content that would be refused before it does any harm.
 * @returns the change that an answer needs, null when it needs none.
 */
export function uncheck(url: string, contentType: string): Edit | null {
  if (contentType.startsWith('text/html') || url.startsWith('/registry.json')) return withoutIntegrity
  return url.includes('/remoteEntry.js') ? inEntries : null
}
