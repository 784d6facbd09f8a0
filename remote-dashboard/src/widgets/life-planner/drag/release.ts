/** A signal that is aborted when the pointer of a press is released, or taken away by the browser. */
export function releaseOf({ pointerId }: PointerEvent): AbortSignal {
  const released = new AbortController()
  const onEnd = (event: PointerEvent) => {
    if (event.pointerId === pointerId) released.abort()
  }
  const options = { capture: true, signal: released.signal }
  window.addEventListener('pointerup', onEnd, options)
  window.addEventListener('pointercancel', onEnd, options)
  return released.signal
}
