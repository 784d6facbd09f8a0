import { paths } from '@cadence/shared/router'
import { type ArticleName, articleNamed, articles, type ListedArticle } from './content/article-list.ts'
import { type Category, type CategoryName, categories } from './content/categories.ts'

/** What an address of the help center shows. */
export type HelpPlace =
  | { kind: 'center' }
  | { kind: 'category'; category: Category }
  | { kind: 'article'; article: ListedArticle }
  | { kind: 'unknown' }

/** The path of a category’s list, or of an article. */
export type HelpPath = `${typeof paths.helpCenter}/${CategoryName | ArticleName}`

/** The path of a category’s list, or of an article. */
export function helpPath(name: CategoryName | ArticleName): HelpPath {
  return `${paths.helpCenter}/${name}`
}

/** The names of every address below the help center. */
export const helpNames: readonly (CategoryName | ArticleName)[] = [
  ...categories.map(({ name }) => name),
  ...articles.map(({ name }) => name),
]

/** What a path shows. A path that is not below the help center shows the help center itself. */
export function helpPlaceOf(pathname: string): HelpPlace {
  const start = `${paths.helpCenter}/`
  const name = pathname.startsWith(start) ? pathname.slice(start.length) : ''
  if (name === '') return { kind: 'center' }
  const category = categories.find((candidate) => candidate.name === name)
  if (category) return { kind: 'category', category }
  const article = articleNamed(name)
  return article ? { kind: 'article', article } : { kind: 'unknown' }
}

/** The article that a hash of the time before the articles had pages names: `#article-lancer-le-minuteur`. */
export function articleOfHash(hash: string): ListedArticle | undefined {
  return hash.startsWith('#article-') ? articleNamed(hash.slice('#article-'.length)) : undefined
}
