import styled from '@emotion/styled'

/** A row of tabs. Tabs that do not fit are scrolled, and fade out at the ends where there are more. */
export const Strip = styled.div`
  --fade: 3rem;
  position: relative;
  display: flex;
  gap: 0.5rem;
  /* Room for the focus ring, which a scrolling box cuts off. */
  margin: -0.375rem;
  padding: 0.375rem;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  /* A mouse scrolls sideways badly: there it has something to drag. */
  @media (pointer: fine) { scrollbar-width: thin; }
  scroll-padding-inline: var(--fade);
  &[data-more='end'] { mask-image: linear-gradient(90deg, #000 calc(100% - var(--fade)), transparent); }
  &[data-more='start'] { mask-image: linear-gradient(270deg, #000 calc(100% - var(--fade)), transparent); }
  &[data-more='start end'] { mask-image: linear-gradient(90deg, transparent, #000 var(--fade) calc(100% - var(--fade)), transparent); }
  button {
    flex: none;
    min-height: 2.25rem;
    padding: 0.375rem 0.875rem;
    border: 1px solid var(--hairline);
    border-radius: var(--radius-pill);
    background: transparent;
    color: var(--muted);
    font-size: var(--text-sm);
    font-weight: 550;
    line-height: 1.2;
    white-space: nowrap;
    transition: background-color var(--fast) var(--ease), color var(--fast) var(--ease);
  }
  button:hover { background: var(--surface-2); color: var(--text); }
  button[aria-selected='true'] { border-color: var(--accent); background: var(--surface-3); color: var(--text); }
  @media (pointer: coarse) { button { min-height: 2.75rem; } }
`
