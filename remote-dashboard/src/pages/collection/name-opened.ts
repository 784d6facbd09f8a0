/** The picture that was named last. Two with one name would cost the page its fade. */
let named: HTMLElement | null = null

/** Names the picture of the card that is opened: the shell lets it grow into the page (`::view-transition-old(opened)`). */
export function nameOpened(link: HTMLElement): void {
  named?.style.removeProperty('view-transition-name')
  named = link.closest('li')?.querySelector('[data-miniature]') ?? null
  named?.style.setProperty('view-transition-name', 'opened')
}
