import type { PageRef } from '@cadence/shared/contract'
import { isHostPage } from '@cadence/shared/contract'
import { routeOf } from '../routes.ts'

/** The page behind a path, when it is one that only visitors can go to and that members read in a window. */
export function readablePage(path: string): { page: PageRef; title: string } | null {
  const route = routeOf(path)
  if (route?.layout !== 'public' || route.access !== 'visitors' || isHostPage(route.page)) return null
  return { page: route.page, title: route.title }
}
