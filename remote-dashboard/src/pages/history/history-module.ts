import { lazyModule } from '../../lazy-module.ts'

/** The charts of the history and all that they are computed with. The dashboard's own file does not hold them. */
export const historyModule = lazyModule(() => import('./Charts.tsx'))
