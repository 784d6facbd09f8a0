const isShortcut = ({ altKey, ctrlKey, metaKey, code }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && code === 'KeyT'

const TOAST = '[data-sonner-toast][data-visible="true"]'

/**
 * The keyboard's way through the toasts: Alt+T leads to the newest; Escape, and Tab past the last, lead back to where
 * one was. sonner has this too, but takes the focus from whatever is pressed outside, and its shortcut holds the toasts
 * for good: it is not told of the focus.
 * @param place the element of the toasts. Call this before React renders into it.
 * @param held called with true when the keyboard's focus enters a toast, with false when it has left all toasts.
 * @returns a function that moves the focus out of the toasts, if it is there.
 */
export function followFocus(place: HTMLElement, held: (focused: boolean) => void): () => void {
  let cameFrom: EventTarget | null = null
  let byShortcut = false
  // A press with a pointer focuses too, but no event ends that, so it does not hold the toasts.
  let pressed = false

  const isInside = (target: EventTarget | null) => target instanceof Node && place.contains(target)

  const giveBack = () => {
    if (!isInside(document.activeElement)) return
    if (cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true })
    // Gone meanwhile, or behind a dialog.
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && isInside(activeElement)) activeElement.blur()
  }

  const isLast = (target: EventTarget | null, backwards: boolean) => {
    const stops = [...place.querySelectorAll(`${TOAST}, ${TOAST} button`)]
    return target === (backwards ? stops[0] : stops.at(-1))
  }

  const come = (event: FocusEvent) => {
    event.stopImmediatePropagation()
    if (!isInside(event.relatedTarget)) cameFrom = event.relatedTarget
    if (!pressed) held(true)
  }
  const go = (event: FocusEvent) => {
    event.stopImmediatePropagation()
    if (isInside(event.relatedTarget)) return
    byShortcut = false
    held(false)
  }
  const leave = (event: KeyboardEvent) => {
    // After Tab led here, Tab leads on.
    const past = event.key === 'Tab' && byShortcut && isLast(event.target, event.shiftKey)
    if (event.key !== 'Escape' && !past) return
    // Or Escape would close the dialog that the toasts show in as well.
    event.preventDefault()
    event.stopPropagation()
    giveBack()
  }
  const press = ({ type }: PointerEvent) => {
    pressed = type === 'pointerdown'
  }
  const enter = (event: KeyboardEvent) => {
    const newest = place.querySelector<HTMLElement>(TOAST)
    if (!newest || !isShortcut(event)) return
    event.preventDefault()
    newest.focus()
    byShortcut = true
  }

  place.addEventListener('focusin', come, true)
  place.addEventListener('focusout', go, true)
  place.addEventListener('keydown', leave)
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const) {
    place.addEventListener(type, press)
  }
  document.addEventListener('keydown', enter)
  return giveBack
}
