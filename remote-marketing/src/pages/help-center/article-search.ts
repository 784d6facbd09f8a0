import type { HelpPath } from './help-places.ts'

/** An entry of the search: where it leads, its title, its kind, and more words that find it. */
export interface Entry {
  /** An address below the help center, or an element of its page. */
  to: HelpPath | `#${string}`
  title: string
  kind: string
  more: string
}

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

/** Words of any question, which tell nothing about what is asked. */
const stopWords = new Set(
  'a ai ma au aux avec ca ce ces comment d dans de des du elle en est et faire il j je l la le les leur m me mes mon n ne on ou par pas peux plus pour pourquoi puis qu que quel quelle qui quoi s sa se ses si son sur t te ton tu un une vers vos votre y'.split(
    ' ',
  ),
)

/** The word without its plural ending, so that « thèmes » finds « thème » and « thème » finds « thèmes ». */
const singular = (word: string) => (word.length > 3 ? word.replace(/[sx]$/, '') : word)

const wordsIn = (text: string) => plain(text).split(' ').filter(Boolean).map(singular)

/** The words of a query that matter; all of them where none matters. */
export function searchWords(query: string): string[] {
  const words = plain(query).split(' ').filter(Boolean)
  const significant = words.filter((word) => !stopWords.has(word))
  return (significant.length > 0 ? significant : words).map(singular)
}

/** The typing errors that a word may have: none in a short word, where another word is only one letter away. */
function typingErrorsIn({ length }: string): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/**
 * Whether a word begins with what was typed, but for some typing errors: a wrong, a missing or a superfluous letter, or two
 * letters in the wrong order (the distance of Damerau and Levenshtein, to the nearest beginning of the word).
 */
export function isNearly(typed: string, word: string): boolean {
  const limit = typingErrorsIn(typed)
  if (limit === 0 || word.length < typed.length - limit) return false
  let before: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1]
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      if (typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? cost) + 1)
      next.push(cost)
    }
    before = last
    last = next
  }
  return Math.min(...last) <= limit
}

/** An entry with its words, made once. */
interface Indexed {
  entry: Entry
  title: readonly string[]
  more: readonly string[]
}

/** The entries of a search, and every word in them. */
export interface SearchIndex {
  entries: readonly Indexed[]
  words: ReadonlySet<string>
}

/** Prepares entries for the search. */
export function searchIndex(list: readonly Entry[]): SearchIndex {
  const entries = list.map((entry) => ({
    entry,
    title: wordsIn(entry.title),
    more: wordsIn(`${entry.kind} ${entry.more}`),
  }))
  return { entries, words: new Set(entries.flatMap(({ title, more }) => [...title, ...more])) }
}

type Matches = (word: string) => boolean

/** How well an entry has a word: in its title or in its other words, and whole rather than begun. 0: not at all. */
function scoreOf(typed: string, matches: Matches, { title, more }: Indexed): number {
  if (title.includes(typed)) return title[0] === typed ? 9 : 8
  if (title.some(matches)) return 6
  if (more.includes(typed)) return 2
  return more.some(matches) ? 1 : 0
}

/**
 * The entries that hold every word of a query that matters, the best first. Accents, case and plurals do not count, and the
 * beginning of a word is enough. A word that no entry has counts as a typing error of one that is there. A rare word decides
 * more than one that many entries have.
 */
export function search({ entries, words }: SearchIndex, query: string): Entry[] {
  const asked = searchWords(query)
  if (asked.length === 0) return []
  const columns = asked.map((typed) => {
    const begins: Matches = (word) => word.startsWith(typed)
    const matches: Matches = [...words].some(begins) ? begins : (word) => isNearly(typed, word)
    const scores = entries.map((indexed) => scoreOf(typed, matches, indexed))
    const found = scores.filter((score) => score > 0).length
    return scores.map((score) => score * Math.log(1 + entries.length / Math.max(found, 1)))
  })
  return entries
    .map(({ entry }, at) => {
      const scores = columns.map((column) => column[at] ?? 0)
      return { entry, score: scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0) }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry)
}
