import { lazyModule } from '../../lazy-module.ts'

/** The list of exams. The default layout does not have it, so only a member who has added the widget loads its code. */
export const examsModule = lazyModule(() => import('./ExamList.tsx'))
