import { loadable } from './view/use-loaded.ts'
import type { Expand } from './week/occurrences.ts'

/** What is fetched only when it is needed: most visits only look at the week. */
export const dialogParts = loadable(() => import('./dialogs/PlannerDialogs.tsx'))
export const performParts = loadable(() => import('./commands/perform-command.ts'))
export const expandParts = loadable<Expand>(() =>
  import('./week/recurrence.ts').then((module) => module.expand),
)

/** What reads and writes files: fetched with the first one. */
export const fileParts = loadable(async () => {
  const [reading, merging, landing, writing] = await Promise.all([
    import('./ical/reader.ts'),
    import('./ical/import-plan.ts'),
    import('./ical/import-plan.ts'),
    import('./ical/writer.ts'),
  ])
  return { ...reading, ...merging, ...landing, ...writing }
})
