/** Id of the heading of the page. */
export const COLLECTION_TITLE_ID = 'collection-title'

// Not one of the picture, which holds whole widgets.
const linkIn = (card: Element | null | undefined) =>
  card?.querySelector<HTMLElement>(':scope > :last-child > a')

/**
 * Finds where the focus goes when a dashboard is deleted: to the next card, else to the card before it, else to the
 * title of the page. Call it before the card is removed.
 * @returns a function that moves the focus, if the focus was on the removed card.
 */
export function focusAfterDelete(id: string): () => void {
  const card = document.querySelector(`[data-dashboard="${CSS.escape(id)}"]`)
  const link = linkIn(card?.nextElementSibling) ?? linkIn(card?.previousElementSibling)
  return () => {
    // React has removed the card by the next frame.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const target = link?.isConnected ? link : document.getElementById(COLLECTION_TITLE_ID)
      target?.focus({ preventScroll: true })
    })
  }
}
