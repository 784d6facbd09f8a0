import type { ArticleName } from './article-list.ts'
import seconds from './loop-seconds.json'

/** How many seconds the film of a tutorial lasts. The recording writes them. */
export const loopSeconds: Readonly<Partial<Record<ArticleName, number>>> = seconds
