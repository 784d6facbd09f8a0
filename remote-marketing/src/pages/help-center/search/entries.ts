import { fr } from '../../../parts/typography.ts'
import { articles } from '../content/articles.ts'
import { categories } from '../content/categories.ts'
import { questions } from '../content/questions.ts'
import type { Entry } from './search.ts'

const titleOf = new Map<string, string>(categories.map(({ id, title }) => [id, title]))

/** Everything that can be found: articles by their title and category, questions with their answers, categories. */
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
