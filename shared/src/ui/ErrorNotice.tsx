import styled from '@emotion/styled'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { VignetteName } from '../people/Vignettes.tsx'
import { Button } from './Button.tsx'
import { LitPanel } from './LitPanel.tsx'
import { Vignette } from './Vignette.tsx'

/* The button is beside a short text and below a long one. */
const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  gap: 0.625rem 0.875rem;
  padding: 0.75rem 0.875rem;
  border: 1px solid color-mix(in srgb, var(--coral) 45%, transparent);
  border-radius: var(--radius-control);
  background: color-mix(in srgb, var(--coral) 12%, var(--surface-1));
  color: var(--text);
  font-size: var(--text-sm);
  line-height: 1.45;
  overflow-wrap: anywhere;
  &[data-quiet] { border-color: var(--hairline); background: var(--surface-2); }
`

/** The icon is on the first line of the text. */
const Message = styled.div`
  display: flex;
  flex: 1 1 15rem;
  gap: 0.625rem;
  min-width: 0;
  & > svg { flex: none; margin-top: 0.125rem; color: var(--coral); }
  & > div { flex: 1; min-width: 0; }
`

/** Props of `ErrorNotice`. */
export interface ErrorNoticeProps {
  /** Language of the text, if not that of the page. */
  lang?: string | undefined
  /** A button in the box that tries again: its name and what it does. */
  retry?: { label: string; run: () => void } | undefined
  /** For a failure to load that takes nothing from the member: only its icon is red. */
  quiet?: boolean | undefined
  /** For a failure in place of a whole screen: a panel with this drawing, not a box. */
  vignette?: VignetteName | undefined
  /** Heading of that panel. */
  title?: string | undefined
  children: ReactNode
}

/** The red box with an error, announced to screen readers (specification, section 2, Login). */
export function ErrorNotice({ lang, retry, quiet, vignette, title, children }: ErrorNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  // The foot of a dialog is always in sight, so a form may be sent while the place of its error is not.
  useEffect(() => {
    if (box.current?.closest('dialog')) box.current.scrollIntoView({ block: 'nearest' })
  }, [])
  if (vignette) {
    return (
      <LitPanel ref={box} role="alert">
        <Vignette of={vignette} />
        {title !== undefined && <h2 lang={lang}>{title}</h2>}
        <p lang={lang}>{children}</p>
        {retry && <RetryButton {...retry} isMain />}
      </LitPanel>
    )
  }
  return (
    <Box ref={box} role="alert" data-quiet={quiet && ''}>
      <Message>
        <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
        <div lang={lang}>{children}</div>
      </Message>
      {retry && <RetryButton {...retry} />}
    </Box>
  )
}

/**
 * A retry button that leaves the page while its request is under way. The focus moves to the heading around it.
 * `isMain`: it is the main action of a whole screen.
 */
function RetryButton({ label, run, isMain }: { label: string; run: () => void; isMain?: boolean }) {
  return (
    <Button
      {...(isMain ? { variant: 'primary' } : { size: 'sm' })}
      ref={useFocusHandover<HTMLButtonElement>()}
      onClick={run}
    >
      {label}
    </Button>
  )
}

/**
 * For an element that leaves the page when it is pressed. If it has the focus then, the heading around it gets the focus.
 * Otherwise a keyboard or a screen reader would go on from the top of the page.
 * @returns a ref for the element.
 */
function useFocusHandover<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null)
  // Not `useEffect`: its cleanup runs when the element has left the page, and the focus with it.
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const heading = headingAround(element)
      if (!heading) return
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
      heading.focus()
    }
  }, [])
  return ref
}

/** The heading of the nearest card, section, dialog or page around an element. */
function headingAround(element: HTMLElement): HTMLElement | null {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const heading = box.querySelector<HTMLElement>('h1, h2, h3')
    if (heading) return heading
  }
  return null
}
