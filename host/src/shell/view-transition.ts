import { afterPaint } from '@cadence/shared/ui'
import type { Router } from '../router.tsx'

type Show = Parameters<Router['subscribe']>[0]

/** The page of a state of the router, by its route; undefined until the first page stands. */
function pageOf({ initialized, matches }: Router['state']): string | undefined {
  return initialized ? matches.at(-1)?.route.id : undefined
}

function canFade(): boolean {
  return 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Wraps what renders the router's states: another page is rendered inside a view transition. */
function faded(show: Show, first: Router['state']): Show {
  let page = pageOf(first)
  let running: ViewTransition | undefined
  // What the browser asks for as soon as it has the picture of the old page: always the newest state.
  let waiting: Parameters<Show> | undefined
  return (...update) => {
    const before = page
    page = pageOf(update[0])
    if (waiting) {
      waiting = update
      return
    }
    const changes = before !== undefined && page !== before
    // A second change during a fade: it would have to wait for pictures of both, so it shows at once instead.
    if (changes) running?.skipTransition()
    if (!changes || running || !canFade()) return show(...update)
    waiting = update
    const render = () => {
      if (!waiting) return
      const [state, options] = waiting
      waiting = undefined
      document.documentElement.dataset.fading = ''
      show(state, { ...options, flushSync: true })
    }
    const transition = document.startViewTransition(render)
    // The picture is taken with the next frame. The browser calls back later, when its compositor has confirmed it;
    // React need not wait for that: until then nothing that changes is painted.
    afterPaint(render)
    running = transition
    // Rejected when the fade is skipped; the new page is shown all the same.
    transition.ready.catch(() => undefined)
    void transition.finished.finally(() => {
      running = undefined
      delete document.documentElement.dataset.fading
    })
  }
}

/**
 * The router as React is to render it: from one page to another the browser fades, where it can and motion is wanted.
 * react-router's own support renders the whole tree four more times and knows no sign-in or redirect; this adds
 * nothing but the browser's picture of the old page.
 */
export function withViewTransitions(router: Router): Router {
  const subscribe: Router['subscribe'] = (show) => router.subscribe(faded(show, router.state))
  return new Proxy(router, {
    get: (target, key) => (key === 'subscribe' ? subscribe : Reflect.get(target, key)),
  })
}
