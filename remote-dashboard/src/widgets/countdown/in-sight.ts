/** Whether an element is part of a picture of a widget, which nobody reads or presses. */
export const isInPicture = (element: Element) => element.closest('[inert][aria-hidden="true"]') !== null

/**
 * Calls back when an element comes into the window, between the bars, and when it leaves it: half of it counts.
 * @returns a function that stops watching.
 */
export function watchSight(element: Element, onChange: (isInSight: boolean) => void): () => void {
  // A browser without it is never told: the caller's first assumption stays.
  if (!('IntersectionObserver' in window)) return () => undefined
  const observer = new IntersectionObserver(
    (entries) => onChange(entries.at(-1)?.isIntersecting === true),
    // The height of the bars.
    { rootMargin: '-64px 0px', threshold: 0.5 },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
