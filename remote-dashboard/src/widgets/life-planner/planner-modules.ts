import { lazyModule } from '../../lazy-module.ts'

// Most visits only look at the week, so these modules are not part of the widget's chunk.
export const dialogModule = lazyModule(() => import('./dialogs/PlannerDialogs.tsx'))
export const holidaysModule = lazyModule(() => import('./holidays/planner-holidays.ts'))
export const monthModule = lazyModule(() => import('./month/MonthView.tsx'))
export const performModule = lazyModule(() => import('./commands/perform-request.ts'))
