import { useLoaderData } from '@cadence/shared/router'
import { useMemo } from 'react'
import { isComponent } from '../remotes/page-component.ts'

/**
 * Shows the page that the route's loader brought. It is there already, so nothing suspends. The router renders this
 * at each step of a page change; the element stays the same, so the page itself is not rendered again.
 */
export function PageOutlet() {
  const Page: unknown = useLoaderData()
  if (!isComponent(Page)) throw new TypeError('The loader of this route brought no page')
  return useMemo(() => <Page />, [Page])
}
