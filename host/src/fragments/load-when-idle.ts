import { type FragmentRef, fragmentList } from '@cadence/shared/contract'
import type { DataRouter } from '@cadence/shared/router'
import { ERROR_PANEL } from '../errors/ErrorPanel.tsx'
import { allowsPrefetch, quietMoment } from '../prefetch/idle-moment.ts'
import { type Route, routeOf } from '../routes.ts'
import { fragmentLoads, loadFragment, mayLoadAhead } from './fragment-loads.ts'

/** Fragments that a member opens with a press. With Save-Data their files wait for that press. */
const opened: readonly FragmentRef[] = ['dashboard/Capture']

/** The fragments that work without a press come first. */
const inTurn = fragmentList.toSorted(
  (one, other) => Number(opened.includes(one)) - Number(opened.includes(other)),
)

const isWanted = (fragment: FragmentRef) =>
  !fragmentLoads[fragment]?.render && (!opened.includes(fragment) || allowsPrefetch())

/** While fragments are still to load, the document says so: the gate waits for them before it judges a release. */
function noteWaiting(isWaiting: boolean): void {
  const { dataset } = document.documentElement
  if (isWaiting) dataset.fragments = 'waiting'
  else delete dataset.fragments
}

/**
 * From now on, after each page change in the app area, loads the fragments that are missing, one at a time: never before
 * the page stands and the network is quiet. A fragment whose remote failed waits for a page of that remote, the
 * network, or a press.
 * @returns a function that ends it.
 */
export function loadFragmentsWhenIdle(router: DataRouter): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  let visit: string | undefined

  const isOnPage = (key: string) => key === visit && !signal.aborted && !document.querySelector(ERROR_PANEL)

  const loadFor = async ({ page }: Route, key: string, isAgain: boolean) => {
    noteWaiting(true)
    for (const fragment of inTurn.filter(isWanted)) {
      await quietMoment()
      if (!isOnPage(key)) break
      // A failure is reported by the load, and takes nothing else with it.
      if (isAgain || mayLoadAhead(fragment, page)) await loadFragment(fragment).catch(() => undefined)
    }
    if (key === visit) noteWaiting(false)
  }
  const begin = ({ initialized, navigation, location: { key, pathname } }: DataRouter['state']) => {
    if (!initialized || navigation.state !== 'idle' || key === visit) return
    visit = key
    noteWaiting(false)
    const route = routeOf(pathname)
    if (route?.layout === 'app') void loadFor(route, key, false)
  }
  const tryAgain = () => {
    const route = routeOf(router.state.location.pathname)
    if (visit !== undefined && route?.layout === 'app') void loadFor(route, visit, true)
  }

  begin(router.state)
  const stop = router.subscribe(begin)
  addEventListener('online', tryAgain, { signal })
  return () => {
    waiting.abort()
    stop()
  }
}
