import { lazyModule } from '../lazy-module.ts'

/** Few visits manage the subjects. */
export const subjectsModule = lazyModule(() => import('./SubjectsDialog.tsx'))
