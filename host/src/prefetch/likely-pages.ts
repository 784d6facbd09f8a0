import { type Path, paths } from '@cadence/shared/router'
import type { Route } from '../routes.ts'

const { login, register, dashboard, tasks, collection, appearance, communityHub, settings } = paths

/** Where a visitor most likely goes next, by the area they are in: to the sign-in, and from there into the app. */
const visitorsNext: Record<Route['layout'], readonly Path[]> = {
  public: [login, register],
  auth: [dashboard],
  none: [dashboard],
  // The guards redirect a visitor from the app area.
  app: [],
}

/** Where a member most likely goes next, wherever they are: the app's pages, the most visited first. */
const membersNext: readonly Path[] = [dashboard, collection, tasks, settings, communityHub, appearance]

/** The pages that are likely next, the likeliest first, without the page on screen. Pure. */
export function likelyPages({ layout, path }: Route, isAuthenticated: boolean): Path[] {
  const next = isAuthenticated ? membersNext : visitorsNext[layout]
  return next.filter((candidate) => candidate !== path)
}
