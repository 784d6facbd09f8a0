import type { ArticleText } from './article-text.ts'

/** The steps of an article: of a tutorial they are the captions of its loop too. */
export function stepsOf({ blocks }: ArticleText): readonly string[] {
  return blocks.flatMap((block) => (typeof block === 'object' && 'steps' in block ? block.steps : []))
}
