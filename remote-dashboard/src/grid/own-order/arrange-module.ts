import { lazyModule } from '../../lazy-module.ts'

/** The sorting of a phone's cards. Wide screens never load it. */
export const arrangeModule = lazyModule(() => import('./ArrangeCards.tsx'))
