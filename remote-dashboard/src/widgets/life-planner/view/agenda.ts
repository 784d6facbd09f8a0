/**
 * Whether the hours that an element is in are drawn as an agenda, where a height is no time: the styles of the week choose
 * that by the size of the card.
 */
export function isAgenda(element: Element): boolean {
  const body = element.closest('.body')
  return body !== null && getComputedStyle(body).display === 'grid'
}
