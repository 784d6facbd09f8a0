/** The id under which react-draggable looks for its own style sheet, and adds it where there is none. */
const SHEET_ID = 'react-draggable-style-el'

/**
 * Keeps react-draggable from adding its style sheet. While something is dragged, that gives every element of the page a
 * `::selection` with all properties inherited, which makes each restyled element many times dearer. It is there to hide
 * what a drag selects; here a drag selects nothing, since the widgets have `user-select: none`.
 */
export function keepOwnSelection(): void {
  if (document.getElementById(SHEET_ID)) return
  // No style element: without a nonce, which only the shell's have, the page's policy would refuse it.
  const standIn = document.createElement('template')
  standIn.id = SHEET_ID
  document.head.append(standIn)
}
