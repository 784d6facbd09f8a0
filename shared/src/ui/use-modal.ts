import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { enterModal } from './modals.ts'

/** What a modal `<dialog>` needs: spread it on the element. */
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
 * Shows a native `<dialog>` as modal for as long as its component is mounted: focus stays inside and goes back where
 * it was. `onClose` is called on Escape and after a press beside the dialog; the owner decides what happens.
 */
export function useModal(onClose: () => void): ModalProps {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  // Not an ordinary effect: that would close the dialog after it left the page, too late for the focus to go back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (!dialog.open) dialog.showModal()
    const leave = enterModal(dialog)
    // The browser may close it unasked: Chromium does, at a second Escape in a row.
    dialog.addEventListener('close', leave)
    return () => {
      // First: the toasts, which show in the topmost modal, must be out before it goes.
      leave()
      dialog.removeEventListener('close', leave)
      dialog.close()
    }
  }, [])
  return {
    ref,
    onCancel: (event) => {
      event.preventDefault()
      onClose()
    },
    onPointerDown: (event) => {
      // A press on the backdrop targets the dialog itself, beyond its edges.
      pressedOutside.current = event.target === ref.current && isOutside(ref.current, event)
    },
    onClick: (event) => {
      // Not before the press ends: on a touch screen its click would hit what lies under the backdrop, and with a mouse
      // the focus would go there. Not by its end alone either: it may have begun inside, to select a text.
      const here = event.target === ref.current && isOutside(ref.current, event)
      if (here && pressedOutside.current) onClose()
      pressedOutside.current = false
    },
  }
}
