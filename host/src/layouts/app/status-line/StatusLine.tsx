import { css, Global } from '@emotion/react'
import styled from '@emotion/styled'

/** What gets the focus scrolls out from under the line. */
const scrollCss = css`
  :root:not([data-editing], [data-keyboard]) { scroll-padding-bottom: calc(var(--bottom-bar) + 4.5rem); }
`

/**
 * The place of a line that nobody has to react to: above the bottom bar, over the page, which it does not move. Presses go
 * through it, except on its own controls.
 */
const Place = styled.div`
  position: fixed;
  inset: auto 0 max(0.75rem, calc(var(--bottom-bar) + 0.5rem), var(--safe-bottom));
  z-index: 30;
  display: flex;
  justify-content: center;
  padding-inline: max(1rem, var(--safe-left)) max(1rem, var(--safe-right));
  pointer-events: none;
  /* The middle of the page, beside the sidebar or the panel of the editor. */
  @media (min-width: 1024px) {
    left: 16rem;
    html[data-editing] & { left: 0; right: 16rem; }
  }
  html[data-keyboard] &, html[data-editing] & { @media (max-width: 1023.98px) { display: none; } }
  @media print { display: none; }
`

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-width: 0;
  padding: 0.375rem 0.875rem;
  border: 1px solid var(--hairline);
  border-radius: 1.25rem;
  background: var(--overlay);
  color: var(--muted);
  font-size: var(--text-xs);
  line-height: 1.35;
  /* A phone has room for fewer words. */
  [data-short] { display: none; }
  @media (max-width: 639.98px) {
    [data-short] { display: inline; }
    [data-long] { display: none; }
  }
  &[data-controls] {
    padding-block: 0.25rem;
    padding-inline-end: 0.375rem;
    border-radius: var(--radius-card);
    pointer-events: auto;
    button { flex: none; font-size: var(--text-xs); }
    /* An offer can wait until the dashboard is edited. */
    html[data-editing] & { display: none; }
  }
  @media (max-width: 399.98px) { &[data-controls] > svg { display: none; } }
  @keyframes cadence-status-line { from { opacity: 0; } }
  animation: cadence-status-line var(--slow) var(--ease);
  > svg { flex: none; }
`

/** A status line at the bottom of the app area. */
export function StatusLine({ children, ...given }: React.ComponentProps<'div'>) {
  return (
    <Place>
      <Global styles={scrollCss} />
      <Line {...given}>{children}</Line>
    </Place>
  )
}
