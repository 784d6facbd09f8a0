import { loadable } from './view/use-loaded.ts'
import type { Expand } from './week/occurrences.ts'

/** What is fetched only when it is needed: most visits only look at the week. */
export const dialogParts = loadable(() => import('./dialogs/Dialogs.tsx'))
export const performParts = loadable(() => import('./change/perform.ts'))
export const dragParts = loadable(() => import('./drag/grab.ts'))
export const expandParts = loadable<Expand>(() => import('./week/expand.ts').then((module) => module.expand))
