import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { proxy, ref, subscribe } from 'valtio'

/** The open modals, the topmost last. The elements are `ref`s: valtio would wrap them in proxies. */
const modals = proxy<{ open: HTMLDialogElement[] }>({ open: [] })

/** Adds a modal that has just been opened. @returns a function to call before it is closed; further calls do nothing. */
function addModal(dialog: HTMLDialogElement): () => void {
  modals.open = [...modals.open, ref(dialog)]
  return () => {
    if (modals.open.includes(dialog)) modals.open = modals.open.filter((other) => other !== dialog)
  }
}

/**
 * Calls `listener` with the topmost modal, or null: now and at each change. Everything outside the topmost modal is
 * inert, so toasts must move into it. The listener is called before a modal that closes leaves the page.
 * @returns a function that unsubscribes.
 */
export function watchTopModal(listener: (top: HTMLDialogElement | null) => void): () => void {
  const notify = () => listener(modals.open.at(-1) ?? null)
  notify()
  return subscribe(modals, notify, true)
}

/** Props of a modal `<dialog>`: spread them on the element. */
export interface ModalProps {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent) => void
  onPointerDown: (event: PointerEvent) => void
  onClick: (event: MouseEvent) => void
}

function isOutside(box: HTMLElement, point: { clientX: number; clientY: number }): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  return point.clientX < left || point.clientX > right || point.clientY < top || point.clientY > bottom
}

/**
 * Shows a native `<dialog>` as a modal while its component is mounted: the focus stays inside, and afterwards returns to
 * where it was. `onClose` is called on Escape and after a press outside the dialog; the owner decides what happens.
 * @param open false for a dialog that is drawn ahead, so that it opens at once.
 */
export function useModal(onClose: () => void, open = true): ModalProps {
  const element = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  // A passive effect would close the dialog after it left the page: too late for the focus to return.
  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog || !open) return
    if (!dialog.open) dialog.showModal()
    const leave = addModal(dialog)
    // Chromium closes a dialog by itself at the second Escape in a row.
    dialog.addEventListener('close', leave)
    return () => {
      // First of all: the toasts, which are inside the topmost modal, must leave it before it is closed.
      leave()
      dialog.removeEventListener('close', leave)
      dialog.close()
    }
  }, [open])
  return {
    ref: element,
    onCancel: (event) => {
      event.preventDefault()
      onClose()
    },
    onPointerDown: (event) => {
      // A press on the backdrop targets the dialog itself, beyond its edges.
      pressedOutside.current = event.target === element.current && isOutside(element.current, event)
    },
    onClick: (event) => {
      // Closed at the start of the press, the click that follows on a touch screen would hit the page below, and with a
      // mouse the focus would go there. The start counts too: a press may begin inside, to select text.
      const here = event.target === element.current && isOutside(element.current, event)
      if (here && pressedOutside.current) onClose()
      pressedOutside.current = false
    },
  }
}
