import type { ArticleName, ArticleNameOf, SubjectName } from './article-list.ts'

/**
 * A part of an article: a paragraph, steps, or a tip. Its texts are written with plain spaces; the page sets them with `fr()`.
 *
 * `[[Save]]` is a control or a name whose default text is English, `{{Sauvegarder}}` one whose default text is French: a test finds
 * each of them in the texts of the product. `[label](name)` links to the article of that name, or to a page: `[label](/education)`.
 */
export type Block = string | { steps: readonly string[] } | { tip: string }

/** The small drawings that stand below a lead. */
export type DrawingName = 'grid' | 'keys' | 'columns' | 'bar' | 'revision'

/** The text of an article: 80 to 250 words. */
export interface ArticleText {
  /** What the article answers, in one or two sentences. It is also the description for search engines. */
  lead: string
  /** A picture of it, where a picture says more than the lead. */
  drawing?: DrawingName
  blocks: readonly Block[]
  /** What to read next. */
  related: readonly ArticleName[]
  /** Other words by which the search finds it. */
  words?: string
}

/** The texts of all articles of a subject: the default export of its file in `texts/`. */
export type SubjectTexts<S extends SubjectName> = Readonly<Record<ArticleNameOf<S>, ArticleText>>
