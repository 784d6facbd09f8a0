import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { LocationContext, RouterContext, StateContext } from './contexts.ts'
import type { Router, Show } from './create-router.ts'
import { RouteTree } from './RouteTree.tsx'
import type { RouterState } from './state.ts'

interface Props {
  router: Router
  /** How the states come on screen, for who wants to do something between one page and the next. Must stay the same. */
  staged?: (show: Show, first: RouterState) => Show
}

const atOnce = (show: Show) => show

/** Shows the page of a router, and the next one as soon as it is there. */
export function RouterProvider({ router, staged = atOnce }: Props): ReactNode {
  const [state, setState] = useState(router.state)
  useLayoutEffect(() => {
    const show: Show = (next, options) => {
      if (options.flushSync) flushSync(() => setState(next))
      else startTransition(() => setState(next))
    }
    // What has happened since this was rendered.
    show(router.state, { flushSync: false })
    return router.subscribe(staged(show, router.state))
  }, [router, staged])
  return (
    <RouterContext value={router}>
      <StateContext value={state}>
        <LocationContext value={state.location}>
          <RouteTree state={state} />
        </LocationContext>
      </StateContext>
    </RouterContext>
  )
}
