/** The mouse, or the finger, that an event is about; undefined for any other event. */
export function pointOf(event: Event): MouseEvent | Touch | undefined {
  if (event instanceof MouseEvent) return event
  // Not every browser has touches.
  return 'TouchEvent' in window && event instanceof TouchEvent ? event.changedTouches[0] : undefined
}
