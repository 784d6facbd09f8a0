import { fr } from '../../parts/typography.ts'
import { type Entry, search, searchIndex } from './article-search.ts'
import { allTexts } from './content/all-texts.ts'
import { articles } from './content/article-list.ts'
import type { ArticleText, Block } from './content/article-text.ts'
import { categories } from './content/categories.ts'
import { wordsOf } from './content/inline-markup.ts'
import { questions } from './content/questions.ts'
import { helpPath } from './help-places.ts'

function textsOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block]
  return 'tip' in block ? [block.tip] : block.steps
}

const wordsOfArticle = ({ lead, blocks, words = '' }: ArticleText) =>
  [lead, ...blocks.flatMap(textsOf)].map(wordsOf).concat(words).join(' ')

/** What the search finds: articles with their whole text, questions with their answers, categories. */
const entries: readonly Entry[] = [
  ...articles.map(({ name, title, category }) => ({
    to: helpPath(name),
    title,
    kind: `Article · ${category.title}`,
    more: wordsOfArticle(allTexts[name]),
  })),
  ...questions.map(({ id, question, answer }) => ({
    to: `#${id}` as const,
    title: question,
    kind: fr('Question fréquente'),
    more: answer,
  })),
  ...categories.map(({ name, title, description, count }) => ({
    to: helpPath(name),
    title,
    kind: fr(`Catégorie · ${count} articles`),
    more: description,
  })),
]

const index = searchIndex(entries)

/** What a query finds in the help center. Loaded with the first query, because the index holds every article. */
export const searchHelp = (query: string): Entry[] => search(index, query)
