import type { ArticleName, SubjectName } from './article-list.ts'
import type { ArticleText, SubjectTexts } from './article-text.ts'

type Loader<S extends SubjectName> = () => Promise<{ default: SubjectTexts<S> }>

/** The files of the texts. Each is a chunk of its own, so that the page of an article loads little beside its text. */
const files: { [S in SubjectName]: Loader<S> } = {
  account: () => import('./texts/account.ts'),
  firstHour: () => import('./texts/first-hour.ts'),
  ownSpace: () => import('./texts/own-space.ts'),
  boards: () => import('./texts/boards.ts'),
  focus: () => import('./texts/focus.ts'),
  tasks: () => import('./texts/tasks.ts'),
  notes: () => import('./texts/notes.ts'),
  planning: () => import('./texts/planning.ts'),
  arranging: () => import('./texts/arranging.ts'),
  scheduling: () => import('./texts/scheduling.ts'),
  working: () => import('./texts/working.ts'),
  access: () => import('./texts/access.ts'),
  profile: () => import('./texts/profile.ts'),
  missing: () => import('./texts/missing.ts'),
  technical: () => import('./texts/technical.ts'),
}

type Texts = Partial<Record<ArticleName, ArticleText>>

const loads = new Map<SubjectName, Promise<Texts>>()

/**
 * The texts of a subject. The same promise each time, as React’s `use` needs it; after a failure the next call loads again.
 */
export function loadTexts(subject: SubjectName): Promise<Texts> {
  const known = loads.get(subject)
  if (known) return known
  const loading: Promise<Texts> = files[subject]().then((file) => file.default)
  loading.catch(() => loads.delete(subject))
  loads.set(subject, loading)
  return loading
}
