import { lazyModule } from '../../../lazy-module.ts'
import type { Expand } from './occurrences.ts'

/** The rules of series: needed only by a member who has one. */
export const recurrenceModule = lazyModule<Expand>(() =>
  import('@cadence/shared/calendar/recurrence').then((module) => module.expand),
)
