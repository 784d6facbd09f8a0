/**
 * A page that is loaded starts at its top, also when it is loaded again (specification, section 2, Page shell and
 * banner): the browser restores nothing, as the first HTML tells it, and the router, which remembers positions by the
 * key of a history entry, finds none for this one. Other entries keep theirs, for back and forward.
 */
export function startAtTop(): void {
  const key = Math.random().toString(36).slice(2, 10)
  history.replaceState({ ...history.state, key }, '')
}
