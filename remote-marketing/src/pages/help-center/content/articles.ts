import type { Article } from './categories.ts'
import { features } from './features.ts'
import { firstSteps } from './first-steps.ts'
import { gestures } from './gestures.ts'
import { troubles } from './troubles.ts'

/** The popular articles, in the order of their categories. */
export const articles: readonly Article[] = [...firstSteps, ...features, ...gestures, ...troubles]
