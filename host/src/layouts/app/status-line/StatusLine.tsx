import { css, Global } from '@emotion/react'
import styled from '@emotion/styled'

/**
 * `--status-line` is the height that the line takes where it is shown: the page ends above it, and what gets the focus scrolls
 * out from under it.
 */
const roomCss = css`
  :root:not([data-editing], [data-keyboard]) { scroll-padding-bottom: calc(var(--bottom-bar) + 4.5rem); }
  @media screen {
    :root:not([data-editing], [data-keyboard]) { --status-line: 2.5rem; }
    :root:not([data-editing], [data-keyboard]):has([data-status-line][data-controls]) { --status-line: 4rem; }
  }
  @media screen and (min-width: 1024px) {
    :root:not(:has([data-status-line][data-controls])) { --status-line: 2.5rem; }
  }
`

/**
 * The place of a line that nobody has to react to: a strip of the window's frame above the bottom bar. The page
 * scrolls below it, as below the bar, and ends above it.
 */
const Place = styled.div`
  position: fixed;
  inset: auto 0 var(--bottom-bar);
  z-index: 30;
  display: flex;
  justify-content: center;
  padding: 0 max(1rem, var(--safe-right)) max(0px, calc(var(--safe-bottom) - var(--bottom-bar))) max(1rem, var(--safe-left));
  border-top: 1px solid var(--hairline);
  background: var(--surface-1);
  /* The middle of the page, beside the sidebar or the panel of the editor. */
  @media (min-width: 1024px) {
    left: 16rem;
    html[data-editing] & { left: 0; right: 16rem; }
  }
  html[data-keyboard] &, html[data-editing] & { @media (max-width: 1023.98px) { display: none; } }
  /* An offer can wait until the dashboard is edited. */
  html[data-editing] &:has([data-controls]) { display: none; }
  @media print { display: none; }
`

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-width: 0;
  padding-block: 0.5rem;
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
    button { flex: none; font-size: var(--text-xs); }
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
      <Global styles={roomCss} />
      <Line data-status-line="" {...given}>
        {children}
      </Line>
    </Place>
  )
}
