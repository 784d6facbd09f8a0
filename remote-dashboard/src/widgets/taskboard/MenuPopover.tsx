import styled from '@emotion/styled'
import { Popover } from '../Popover.tsx'

/** The options of a card or a column, beside the button that opens them. */
export const MenuPopover = styled(Popover)`
  width: min(17rem, 100vw - 1rem);
  padding: 0.5rem;
  h4 { padding: 0.375rem 0.75rem; color: var(--muted); font-size: var(--text-xs); font-weight: 600; line-height: 1.3; overflow-wrap: anywhere; }
  hr { height: 1px; margin: 0.375rem 0.5rem; border: 0; background: var(--hairline); }
  p { padding: 0.375rem 0.75rem; color: var(--muted); font-size: var(--text-xs); line-height: 1.4; }
  label { display: grid; gap: 0.25rem; padding: 0.25rem 0.5rem 0.5rem; color: var(--muted); font-size: var(--text-xs); font-weight: 600; }
  input { width: 100%; min-height: 2.5rem; padding: 0 0.75rem; border: 1px solid var(--outline); border-radius: var(--radius-control); background: var(--surface-1); color: var(--text); font-size: var(--text-sm); font-weight: 400; }
  button {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    width: 100%;
    min-height: 2.5rem;
    padding: 0.375rem 0.75rem;
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    font-size: var(--text-sm);
    line-height: 1.3;
    text-align: start;
    overflow-wrap: anywhere;
  }
  button svg { flex: none; color: var(--muted); }
  button > span { flex: 1; min-width: 0; }
  button:hover:not(:disabled) { background: var(--surface-3); }
  button:focus-visible { outline-offset: -2px; }
  button:disabled { color: var(--faint); cursor: default; }
  button[data-tone='danger'], button[data-tone='danger'] svg { color: var(--coral); }
  /* Below 16 px iOS zooms the page when the field is touched. */
  @media (pointer: coarse) { button, input { min-height: 2.75rem; } input { font-size: 1rem; } }
`
