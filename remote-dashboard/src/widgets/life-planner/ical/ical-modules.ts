import { lazyModule } from '../../../lazy-module.ts'

/** Import and export of iCalendar files. */
export const icalModules = lazyModule(async () => {
  const [reader, importPlan, writer] = await Promise.all([
    import('./calendar-reader.ts'),
    import('./import-plan.ts'),
    import('./calendar-writer.ts'),
  ])
  return { ...reader, ...importPlan, ...writer }
})
