/** sessionStorage key: how far each page of this tab was scrolled when it was left, by key of the history's entry. */
export const POSITIONS_KEY = 'cadence:scroll'

/** A name for an entry of the history, as the router gives it. */
export const newKey = () => Math.random().toString(36).slice(2, 10)

/**
 * A page that is loaded starts at its top, also when it is loaded again (specification, section 2, Page shell and
 * banner): the browser restores nothing, as the first HTML tells it, and the router, which remembers positions by the
 * key of a history entry, finds none for this one. Other entries keep theirs, for back and forward.
 */
export function startAtTop(): void {
  history.replaceState({ ...history.state, key: newKey() }, '')
}

/**
 * Turns the browser's scroll restoration off again when the page is left. On `pagehide` react-router sets it to `auto`,
 * and the browser would scroll a server-rendered page before any script runs. `visibilitychange` comes after `pagehide`.
 * @returns a function that ends it.
 */
export function keepScrollPositions(): () => void {
  const restoreNothing = () => {
    if (document.visibilityState === 'hidden') history.scrollRestoration = 'manual'
  }
  document.addEventListener('visibilitychange', restoreNothing)
  return () => document.removeEventListener('visibilitychange', restoreNothing)
}

/** Scrolls to the place that the address names, if the page has it. */
export function scrollToHash(): void {
  try {
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  } catch (error) {
    if (!(error instanceof URIError)) throw error
    // Not a name that an element could have.
  }
}

/**
 * Scrolls an element of the page that gets the focus by Tab out from under what is fixed over the page, as its scroll margin
 * says. Firefox leaves one where it is that is covered in part.
 */
export function revealTabbedFocus(): void {
  let byTab = false
  addEventListener('keydown', ({ key }) => {
    byTab = key === 'Tab'
  })
  addEventListener('focusin', ({ target }) => {
    if (byTab && target instanceof Element && target.closest('main'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  })
}
