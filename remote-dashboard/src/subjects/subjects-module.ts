import { lazyModule } from '../lazy-module.ts'

/**
 * Few visits manage the subjects. They are in one file with the dialog of a task, which has the fields of a new subject
 * too: every file of its own makes the entry larger.
 */
export const subjectsModule = lazyModule(
  () => import(/* webpackChunkName: 'task-dialog' */ './SubjectsDialog.tsx'),
)
