import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { proxy, ref, subscribe } from 'valtio'
import { afterPaint } from './after-paint.ts'

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

/** Makes the dialog modal that waits for its paint; null when none waits. */
let blockNow: (() => void) | null = null

/**
 * Opens a dialog that is seen before the page behind it is inert. Inertness is inherited, so the browser computes the style of
 * the whole page again: on a full dashboard that is half of the time until the dialog would be seen.
 * @returns a function to call in place of `dialog.close()`.
 */
function showThenBlock(dialog: HTMLDialogElement, onEscape: () => void): () => void {
  const before = document.activeElement
  dialog.show()
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape()
  dialog.addEventListener('keydown', onKeyDown)
  const block = () => {
    endWait()
    // From here on the browser calls a dialog's `cancel`.
    dialog.removeEventListener('keydown', onKeyDown)
    // An open dialog cannot become modal. Nothing is drawn between these two lines, and the focus stays where it is.
    dialog.removeAttribute('open')
    dialog.showModal()
  }
  const cancel = afterPaint(block)
  const endWait = () => {
    cancel()
    if (blockNow === block) blockNow = null
  }
  blockNow = block
  return () => {
    endWait()
    dialog.removeEventListener('keydown', onKeyDown)
    dialog.close()
    // When it became modal the focus was in it, so the browser does not know where the focus was before.
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}

/** How a modal opens. */
export interface ModalOptions {
  /** False for a dialog that is drawn ahead, so that it opens at once. */
  open?: boolean
  /** For a dialog that must be seen at once: the page behind it is inert only after its first paint. */
  blocksAfterPaint?: boolean
}

/**
 * Shows a native `<dialog>` as a modal while its component is mounted: the focus stays inside, and afterwards returns to
 * where it was. `onClose` is called on Escape and after a press outside the dialog; the owner decides what happens.
 */
export function useModal(
  onClose: () => void,
  { open = true, blocksAfterPaint = false }: ModalOptions = {},
): ModalProps {
  const element = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const latestClose = useRef(onClose)
  useLayoutEffect(() => {
    latestClose.current = onClose
  })
  // A passive effect would close the dialog after it left the page: too late for the focus to return.
  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog || !open) return
    let close = () => dialog.close()
    // The last one that becomes modal is the topmost, so a dialog that waits has to be modal before this one.
    blockNow?.()
    // Over another modal it has to be one at once: that one makes everything else inert.
    if (blocksAfterPaint && modals.open.length === 0)
      close = showThenBlock(dialog, () => latestClose.current())
    else if (!dialog.open) dialog.showModal()
    const leave = addModal(dialog)
    // Chromium closes a dialog by itself at the second Escape in a row.
    dialog.addEventListener('close', leave)
    return () => {
      // First of all: the toasts, which are inside the topmost modal, must leave it before it is closed.
      leave()
      dialog.removeEventListener('close', leave)
      close()
    }
  }, [open, blocksAfterPaint])
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
