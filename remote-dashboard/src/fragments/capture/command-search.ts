import { searchable } from '../../string-helpers.ts'

/** What a search looks through. */
interface Searched {
  id: string
  label: string
  /** Other words by which it is found. */
  words: string
}

/** How well a word of the query fits: it begins the label, begins a word, stands in it, or its letters do in order. */
const scores = { start: 5, word: 4, inside: 2, letters: 1 } as const

const isWithin = (letters: string, text: string) => {
  let at = 0
  for (const letter of text) if (letter === letters[at]) at += 1
  return at === letters.length
}

function wordScore(word: string, label: string, words: string): number {
  const begins = (text: string) => text.split(/[^\p{L}\p{N}]+/u).some((other) => other.startsWith(word))
  if (label.startsWith(word) || words.startsWith(word)) return scores.start
  if (begins(label) || begins(words)) return scores.word
  if (word.length > 1 && label.includes(word)) return scores.inside
  return word.length > 2 && isWithin(word, label) ? scores.letters : 0
}

/** What was found, and whether each word of the query begins a word of it. */
export interface Hit<Item> {
  item: Item
  score: number
  isSure: boolean
}

/** The items that fit every word of a query, without regard to accents: the best first, and the recently used of equals. */
export function searchCommands<Item extends Searched>(
  items: readonly Item[],
  query: string,
  recent: readonly string[],
): Hit<Item>[] {
  const words = searchable(query).split(/\s+/).filter(Boolean)
  // A sign between words says nothing: `Help & Support`. At the end it is one of a note to come: `note :`.
  const asked = words.filter((word, at) => /[\p{L}\p{N}]/u.test(word) || at === words.length - 1)
  const recency = (id: string) => (recent.includes(id) ? recent.indexOf(id) : recent.length)
  return items
    .flatMap((item) => {
      const [label, words] = [searchable(item.label), searchable(item.words)]
      const each = asked.map((word) => wordScore(word, label, words))
      if (each.includes(0)) return []
      const score = each.reduce((sum, one) => sum + one, 0)
      return [{ item, score, isSure: each.every((one) => one >= scores.word) }]
    })
    .sort((a, b) => b.score - a.score || recency(a.item.id) - recency(b.item.id))
}
