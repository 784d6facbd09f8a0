import type { MouseEvent } from 'react'

/** The picture that was named last. Two with one name would cost the page its fade. */
let named: HTMLElement | null = null

/** A press that opens the page here, not in another tab or window. */
const opensHere = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey

/** Names the picture of the card that is opened: the shell lets it grow into the page (`::view-transition-old(opened)`). */
export function nameOpened(press: MouseEvent<HTMLElement>): void {
  if (!opensHere(press)) return
  named?.style.removeProperty('view-transition-name')
  named = press.currentTarget.closest('li')?.querySelector('[data-miniature]') ?? null
  named?.style.setProperty('view-transition-name', 'opened')
}
