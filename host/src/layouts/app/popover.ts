import styled from '@emotion/styled'
import {
  type FocusEvent,
  type RefObject,
  type ToggleEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useOnNavigation } from '../use-on-navigation.ts'

/** A panel that a button opens: `props` are for the panel, `button` for the button beside `popoverTarget`. */
export interface Popover {
  isOpen: boolean
  close: () => void
  /** For the button that opens it, beside `popoverTarget`. */
  button: { onClick?: () => void; 'aria-expanded'?: boolean }
  props: {
    popover: 'auto'
    hidden: boolean
    ref: RefObject<HTMLDivElement | null>
    onBeforeToggle: (event: ToggleEvent) => void
    onToggle: (event: ToggleEvent) => void
    onBlur: (event: FocusEvent) => void
  }
}

/** Browsers learned popovers in 2023 and 2024. In older ones the button shows and hides the panel. */
const isNative = () => 'popover' in HTMLElement.prototype

/**
 * A native popover: Escape and a press beside it close it, and the focus goes back to its button. It also closes when
 * the focus goes on to something else, which it might cover, and when a page is chosen.
 */
export function usePopover(): Popover {
  const ref = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const shown = useRef(false)
  const close = useCallback(() => {
    if (!isNative()) setOpen(false)
    else if (shown.current) ref.current?.hidePopover()
  }, [])
  useOnNavigation(close)
  // Without native popovers: what the browser would do for Escape and a press beside the panel.
  useEffect(() => {
    if (isNative() || !isOpen) return
    const button = () => document.querySelector<HTMLElement>(`[popovertarget="${ref.current?.id}"]`)
    const listening = new AbortController()
    const { signal } = listening
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      close()
      button()?.focus()
    }
    const onPress = ({ target }: PointerEvent) => {
      // The button closes the panel itself.
      const isOwn = [ref.current, button()].some((own) => target instanceof Node && own?.contains(target))
      if (!isOwn) close()
    }
    document.addEventListener('keydown', onKey, { signal })
    document.addEventListener('pointerdown', onPress, { signal })
    return () => listening.abort()
  }, [isOpen, close])
  return {
    isOpen,
    close,
    button: isNative() ? {} : { onClick: () => setOpen(!isOpen), 'aria-expanded': isOpen },
    props: {
      popover: 'auto',
      hidden: !isNative() && !isOpen,
      ref,
      // The content is rendered before the first frame and stays until the panel is closed: when the focused element is
      // gone by then, the browser does not give the focus back to the button.
      onBeforeToggle: ({ newState }) => {
        shown.current = newState === 'open'
        if (shown.current) setOpen(true)
      },
      onToggle: ({ newState }) => {
        if (newState === 'closed') setOpen(false)
      },
      onBlur: ({ relatedTarget, currentTarget }) => {
        if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return
        // The button closes the panel itself; closed before, it would open it again.
        const button = relatedTarget.closest('[popovertarget]')
        if (button?.getAttribute('popovertarget') !== currentTarget.id) close()
      },
    },
  }
}

/** Style of a panel that a button of the top bar opens. */
export const PopoverPanel = styled.div`
  position: fixed;
  inset: 4.25rem 1rem auto auto;
  max-height: calc(100dvh - 5.25rem);
  margin: 0;
  padding: 0;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--overlay);
  color: var(--text);
  box-shadow: var(--shadow);
  overflow-y: auto;
  overscroll-behavior: contain;
  @keyframes cadence-popover { from { opacity: 0; transform: translateY(-6px); } }
  &:popover-open { animation: cadence-popover var(--fast) var(--ease); }
  @media (min-width: 768px) { right: 1.5rem; }
`
