import type { Route } from '../routes.tsx'
import { appArea } from './app/AppArea.tsx'

/**
 * Begins to load what a route needs beside its page, and what the public site does without. What fails is said by what
 * needs it: the page that takes what is shared, or the visit that wants the app area.
 */
export function loadArea({ layout }: Pick<Route, 'layout'>): void {
  if (layout === 'public') return
  // Any module of that file brings the whole of it.
  const files = layout === 'app' ? appArea() : import('@cadence/shared/schemas')
  files.catch(() => undefined)
}
