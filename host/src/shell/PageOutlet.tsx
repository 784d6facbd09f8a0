import { useLoaderData } from '@cadence/shared/router'
import { isComponent } from '../remotes/component.ts'

/** Shows the page that the route's loader brought. It is there already, so nothing suspends. */
export function PageOutlet() {
  const Page: unknown = useLoaderData()
  if (!isComponent(Page)) throw new TypeError('The loader of this route brought no page')
  return <Page />
}
