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
 * The texts of a subject. The same promise each time, also after a failure, until `forgetTexts`: React’s `use` would wait for each
 * new promise, and a page without a network would load for ever.
 */
export function loadTexts(subject: SubjectName): Promise<Texts> {
  const known = loads.get(subject)
  if (known) return known
  const loading: Promise<Texts> = files[subject]().then((file) => file.default)
  loads.set(subject, loading)
  return loading
}

/** Makes the next call load again: the load has failed. */
export function forgetTexts(subject: SubjectName): void {
  loads.delete(subject)
}

/** Loads the texts of a subject ahead of a visit. After a failure the visit loads them again. */
export function prefetchTexts(subject: SubjectName): void {
  loadTexts(subject).catch(() => forgetTexts(subject))
}
