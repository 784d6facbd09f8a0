import { lazyModule } from '../../../lazy-module.ts'

/** What only edit mode draws. Most visits only look at the board, so the page's own chunk does not hold it. */
export const editModeModule = lazyModule(() => import('./edit-mode.ts'))

/** The loaded module of edit mode. */
export type EditModeModule = typeof import('./edit-mode.ts')
