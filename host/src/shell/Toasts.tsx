import { type Toast, watchTopModal } from '@cadence/shared/ui'
import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { useLayoutEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { toast as show, Toaster } from 'sonner'
import { proxy, useSnapshot } from 'valtio'
import { followFocus } from './toast-focus.ts'
import { Layer } from './toast-styles.ts'

/** A toast stays this long, in milliseconds (specification, section 9). */
const DURATION_MS = 4000

/** Screen readers announce only what comes into a live region that they know: the first toast waits this long, in ms. */
const REGION_KNOWN_AFTER_MS = 150

/** sonner's own shortcut is off. */
const noHotkey: string[] = []

const kinds = ['success', 'error', 'info'] as const satisfies readonly Toast['kind'][]

/** Whether the keyboard's focus is in a toast. */
const focusState = proxy({ focused: false })

/** Gives every toast on screen another time to stay, from now on. */
function stayFor(duration: number): void {
  for (const shown of show.getToasts()) {
    if ('dismiss' in shown) continue
    const kind = kinds.find((candidate) => candidate === shown.type)
    if (kind) show[kind](shown.title, { id: shown.id, duration })
  }
}

/** sonner holds the toasts under the pointer; under the focus we do. */
function hold(focused: boolean): void {
  focusState.focused = focused
  stayFor(focused ? Number.POSITIVE_INFINITY : DURATION_MS)
}

/** Moves the toasts into another element. Where the browser supports it, focus and animations go on. */
function move(place: HTMLElement, layer: HTMLElement | null, parent: HTMLElement): void {
  if (place.isConnected && 'moveBefore' in parent) parent.moveBefore(place, null)
  else parent.append(place)
  // Back on top of the top layer, above a modal that opened since. Older browsers have no popovers.
  if (!layer || !('popover' in layer)) return
  if (layer.matches(':popover-open')) layer.hidePopover()
  layer.showPopover()
}

/**
 * Ends the toasts that only report: no error, and without a button. In a dialog that opens, they would cover its title and
 * its close button.
 */
function endReports(): void {
  for (const shown of show.getToasts()) {
    if ('dismiss' in shown || shown.action || shown.cancel || shown.type === 'error') continue
    show.dismiss(shown.id)
  }
}

/** The toasts, in the topmost modal or in the page. Those that the focus is in are all shown, not stacked. */
function Toasts({ place }: { place: HTMLElement }) {
  const layer = useRef<HTMLDivElement>(null)
  const { focused } = useSnapshot(focusState)
  useLayoutEffect(() => {
    // The modals that were on top, the topmost last: the one below a modal that closes is on top again, and has not opened.
    let stack: HTMLDialogElement[] = []
    return watchTopModal((modal) => {
      if (!modal) stack = []
      else if (stack.includes(modal)) stack = stack.slice(0, stack.indexOf(modal) + 1)
      else {
        stack = [...stack, modal]
        endReports()
      }
      move(place, layer.current, modal ?? document.body)
    })
  }, [place])
  return (
    <Layer ref={layer} popover="manual" data-focused={focused}>
      <Toaster
        position="top-center"
        offset={{ top: 'calc(1.5rem + var(--safe-top))' }}
        mobileOffset={{ top: 'calc(1rem + var(--safe-top))' }}
        gap={14}
        visibleToasts={3}
        duration={DURATION_MS}
        expand={focused}
        hotkey={noHotkey}
        customAriaLabel="Notifications (Alt+T)"
      />
    </Layer>
  )
}

/**
 * Renders the toasts (specification, section 9). @returns the function that shows a toast.
 * @param cache the page's style cache, which knows the nonce.
 */
export async function mountToasts(cache: EmotionCache): Promise<(toast: Toast) => void> {
  const place = document.createElement('div')
  const giveFocusBack = followFocus(place, hold)
  createRoot(place).render(
    <CacheProvider value={cache}>
      <Toasts place={place} />
    </CacheProvider>,
  )
  await new Promise((known) => setTimeout(known, REGION_KNOWN_AFTER_MS))
  return ({ kind, text, lang, action, secondAction }) => {
    const button = ({ label, run }: NonNullable<Toast['action']>) => ({
      label,
      onClick: () => {
        run()
        // A toast that goes would take the focus with it.
        giveFocusBack()
      },
    })
    show[kind](lang ? <span lang={lang}>{text}</span> : text, {
      onDismiss: giveFocusBack,
      ...(action ? { action: button(action) } : {}),
      // sonner's own name for its second button; it undoes nothing by itself.
      ...(secondAction ? { cancel: button(secondAction) } : {}),
    })
  }
}
