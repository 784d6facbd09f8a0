import { lazyModule } from '../../../lazy-module.ts'

/** Import and export of iCalendar files. */
export const icalModules = lazyModule(async () => {
  const [reader, importPlan, writer] = await Promise.all([
    import('@cadence/shared/calendar/reader'),
    import('./import-plan.ts'),
    import('@cadence/shared/calendar/writer'),
  ])
  return { ...reader, ...importPlan, ...writer }
})
