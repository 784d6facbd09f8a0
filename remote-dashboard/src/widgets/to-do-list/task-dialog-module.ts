import { lazyModule } from '../../lazy-module.ts'

/** The dialog of a task. The to-do list and the planner open it. */
export const taskDialogModule = lazyModule(
  () => import(/* webpackChunkName: 'task-dialog' */ './TaskDialog.tsx'),
)
