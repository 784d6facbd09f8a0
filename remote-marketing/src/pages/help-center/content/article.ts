import type { CategoryId } from './categories.ts'

/**
 * A help article. Texts stand set; a name in double square brackets is one that the product shows in English, such as
 * `[[Edit Dashboard]]`.
 */
export interface Article {
  id: `article-${string}`
  category: CategoryId
  title: string
  text: string
  steps?: readonly string[]
  note?: string
}
