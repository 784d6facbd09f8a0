import type { RouterState, Show } from '@cadence/shared/router'
import { afterPaint } from '@cadence/shared/ui'

/** The page of a state of the router, by its route; undefined until the first page stands. */
function pageOf({ initialized, matches }: RouterState): string | undefined {
  return initialized ? matches.at(-1)?.route.id : undefined
}

function canFade(): boolean {
  return 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * Wraps what renders the router's states: another page is rendered inside a view transition, so that the browser fades,
 * where it can and motion is wanted. Nothing is rendered for it but the page itself.
 */
export function faded(show: Show, first: RouterState): Show {
  let page = pageOf(first)
  let running: ViewTransition | undefined
  // What the browser asks for as soon as it has the picture of the old page: always the newest state.
  let waiting: RouterState | undefined
  return (next, options) => {
    const before = page
    page = pageOf(next)
    if (waiting) {
      waiting = next
      return
    }
    const changes = before !== undefined && page !== before
    // A second change during a fade: it would have to wait for pictures of both, so it shows at once instead.
    if (changes) running?.skipTransition()
    if (!changes || running || !canFade()) return show(next, options)
    waiting = next
    const render = () => {
      if (!waiting) return
      const newest = waiting
      waiting = undefined
      document.documentElement.dataset.fading = ''
      show(newest, { flushSync: true })
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
