import type { Route } from '../routes.ts'
import { appArea } from './app/AppArea.tsx'

/** Begins to load what a route needs beside its page. The visit that wants the app area reports what fails. */
export function loadArea({ layout }: Pick<Route, 'layout'>): void {
  if (layout === 'app') appArea().catch(() => undefined)
}
