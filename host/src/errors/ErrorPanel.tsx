import styled from '@emotion/styled'
import type { ReactNode } from 'react'

/** The error panel that replaces a page, as opposed to an alert of the page itself. */
export const ERROR_PANEL = 'main [data-panel]'

const Box = styled.section`
  display: grid;
  gap: 1rem;
  justify-items: start;
  width: min(100% - 2rem, 36rem);
  margin: clamp(2rem, 12vh, 8rem) auto;
  main[data-layout='public'] & { margin-top: 10rem; }
  h1, h2 { font-size: var(--text-2xl); }
  p { color: var(--muted); }
`

/** The buttons of a panel. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`

/** The rhythm motif with a beat that is missing. */
function MissingBeat() {
  return (
    <svg
      width="176"
      height="56"
      viewBox="0 0 176 56"
      fill="none"
      aria-hidden="true"
      strokeLinecap="round"
      strokeWidth="3"
    >
      <path d="M4 44a18 18 0 0 1 36 0M48 44a18 18 0 0 1 36 0" stroke="var(--accent)" />
      <path d="M92 44a18 18 0 0 1 36 0" stroke="var(--faint)" strokeDasharray="1 8" />
      <path d="M136 44a18 18 0 0 1 36 0" stroke="var(--accent)" strokeOpacity="0.55" />
      <circle cx="110" cy="44" r="4" fill="var(--warm)" stroke="none" />
    </svg>
  )
}

interface PanelProps {
  title: string
  children: ReactNode
  /** `h2` where the page has its own heading beneath. */
  heading?: 'h1' | 'h2'
}

/** Replaces a page that did not load, or stands above a page that does not work. */
export function ErrorPanel({ title, children, heading: Heading = 'h1' }: PanelProps) {
  return (
    <Box role="alert" lang="fr" ref={noteErrorPanel} data-panel>
      <MissingBeat />
      <Heading>{title}</Heading>
      {children}
    </Box>
  )
}

/** The last error panel that replaced a page, also after it has gone: a page in its place is then announced. */
let last: Element | null = null

/** Ref of the panel's element. */
export function noteErrorPanel(element: Element | null): void {
  if (element) last = element
}

/** Whether an error panel has gone since the last call. */
export function errorPanelHasGone(): boolean {
  if (!last || last.isConnected) return false
  last = null
  return true
}
