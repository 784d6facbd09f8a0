import { lazyModule } from '../../lazy-module.ts'

/** Not in the default layout: only a member who has added the widget loads its code. */
export const examsModule = lazyModule(() => import('./ExamList.tsx'))
