import { fr } from '../../parts/typography.ts'
import { articles } from './content/articles.ts'
import { categories } from './content/categories.ts'
import { questions } from './content/questions.ts'

const titleOf = new Map<string, string>(categories.map(({ id, title }) => [id, title]))

/** What the search finds: articles by title and category, questions by question and answer, categories. */
export const entries: readonly Entry[] = [
  ...articles.map(({ id, title, category, text }) => ({
    id,
    title,
    kind: `Article · ${titleOf.get(category) ?? ''}`,
    more: text,
  })),
  ...questions.map(({ id, question, answer }) => ({
    id,
    title: question,
    kind: fr('Question fréquente'),
    more: answer,
  })),
  ...categories.map(({ id, title, description, count }) => ({
    id,
    title,
    kind: fr(`Catégorie · ${count} articles`),
    more: description,
  })),
]

/** A text in the form that the search compares: without accents, ligatures, capitals and punctuation. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Stop words: words of any question. */
const small = new Set(
  'a ai au aux avec ce ces comment d dans de des du elle en est et faire il j je l la le les leur m ma me mes mon n ne on ou par pas peux pour pourquoi puis qu que quel quelle qui quoi s sa se ses si son sur t te ton tu un une vos votre y'.split(
    ' ',
  ),
)

/** The word without its plural ending, so that « thèmes » finds « thème » and « thème » finds « thèmes ». */
const singular = (word: string) => (word.length > 3 ? word.replace(/[sx]$/, '') : word)

/** The words of a query that matter; all of them where none matters. */
export function searchWords(query: string): string[] {
  const words = plain(query).split(' ').filter(Boolean)
  const telling = words.filter((word) => !small.has(word))
  return (telling.length > 0 ? telling : words).map(singular)
}

/** An entry of the search: its place on the page, its title, its kind, and more words that find it. */
export interface Entry {
  id: string
  title: string
  kind: string
  more: string
}

const RESULTS_MAX = 8

/** The score of a word: at the start of the title, at the start of a word of the title, or in the other words. */
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
