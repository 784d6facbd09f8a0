import { COLLECTION_TITLE_ID } from './title.ts'

const linkIn = (card: Element | null | undefined) => card?.querySelector<HTMLElement>('h2 a')

/**
 * To be called before a dashboard is deleted.
 * @returns what puts the keyboard on the card that comes after it, else before it, else on the page's title, if the
 * focus went with the card.
 */
export function focusAfter(id: string): () => void {
  const card = document.querySelector(`[data-dashboard="${CSS.escape(id)}"]`)
  const link = linkIn(card?.nextElementSibling) ?? linkIn(card?.previousElementSibling)
  return () => {
    // Once the card is gone from the screen.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const target = link?.isConnected ? link : document.getElementById(COLLECTION_TITLE_ID)
      target?.focus({ preventScroll: true })
    })
  }
}
