import { plain, searchWords } from './words.ts'

/** Something that the search can lead to: its place on the page, its title, what it is, and more words to find it by. */
export interface Entry {
  id: string
  title: string
  kind: string
  more: string
}

const RESULTS_MAX = 8

/** How well a word answers: at the start of the title, at the start of one of its words, or in what else is said. */
function scoreOf(word: string, title: string, more: string): number {
  if (title.startsWith(word)) return 4
  if (` ${title}`.includes(` ${word}`)) return 3
  return ` ${more}`.includes(` ${word}`) ? 1 : 0
}

/**
 * The entries that hold every word of a query that matters, the best first, eight at most. Accents, case and plurals
 * do not count, and the beginning of a word is enough.
 */
export function search(entries: readonly Entry[], query: string): Entry[] {
  const words = searchWords(query)
  if (words.length === 0) return []
  return entries
    .map((entry) => {
      const title = plain(entry.title)
      const more = plain(`${entry.kind} ${entry.more}`)
      const scores = words.map((word) => scoreOf(word, title, more))
      return { entry, score: scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0) }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, RESULTS_MAX)
    .map(({ entry }) => entry)
}
