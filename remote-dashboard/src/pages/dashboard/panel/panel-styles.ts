import styled from '@emotion/styled'
import { PANEL_BESIDE, PANEL_SHEET, SHEET_BAR } from './panel-place.ts'

/** The panel: a column over the place of the shell's sidebar, or a sheet whose last row is always in sight. */
export const PanelBox = styled.aside`
  position: fixed;
  /* Above the top bar of the shell. */
  z-index: 45;
  display: grid;
  background: var(--surface-1);
  h2:focus { outline: none; }
  @media ${PANEL_BESIDE} {
    inset: 0 0 0 auto;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto auto minmax(0, 1fr);
    /* 64 units of 4 px (specification, section 9). */
    width: 16rem;
    border-left: 1px solid var(--hairline);
    @keyframes cadence-panel { from { opacity: 0; transform: translateX(2rem); } }
    animation: cadence-panel var(--slow) var(--ease);
  }
  @media ${PANEL_SHEET} {
    inset: auto 0 0;
    grid-template: 'title title title reset' auto 'list list list list' minmax(0, 1fr) 'exit undo tools save' auto / auto auto 1fr auto;
    align-items: center;
    gap: 0 0.25rem;
    max-height: min(36rem, 70dvh);
    padding: 0.625rem 0.75rem calc(0.625rem + env(safe-area-inset-bottom));
    border-top: 1px solid var(--hairline);
    border-radius: var(--radius-card) var(--radius-card) 0 0;
    box-shadow: var(--shadow);
    transition: transform var(--slow) var(--ease);
    &[data-open='true'] > :last-child { display: block; margin-bottom: 0.625rem; border-top: 1px solid var(--hairline); }
    /* What is dragged from the list goes to the board, which is behind the sheet. */
    &[data-dragging] { transform: translateY(calc(100% - ${SHEET_BAR} - env(safe-area-inset-bottom))); }
  }
`

/** The title and the two icon buttons. */
export const PanelHead = styled.div`
  @media ${PANEL_BESIDE} {
    display: flex;
    align-items: center;
    height: 4rem;
    padding: 0 0.625rem 0 1rem;
    border-bottom: 1px solid var(--hairline);
    h2 { flex: 1; font-size: var(--text-lg); }
    button span { display: none; }
  }
  @media ${PANEL_SHEET} {
    display: contents;
    h2 { grid-area: title; padding-left: 0.25rem; font-size: var(--text-lg); }
    [data-reset] { grid-area: reset; justify-self: end; }
    [data-exit] { grid-area: exit; width: auto; min-width: 2.75rem; height: 2.75rem; padding-inline: 0.625rem; font-weight: 600; font-size: var(--text-sm); }
    [data-exit] svg { display: none; }
    [data-open='false'] > & > [data-reset] { display: none; }
    /* It has the focus when edit mode begins: it is out of sight, not out of the page. */
    [data-open='false'] > & > h2 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
  @media (max-width: 379.98px) {
    [data-exit] span { display: none; }
    [data-exit] svg { display: block; }
  }
`

/** Save, undo and redo, and the button that opens the sheet. */
export const PanelActions = styled.div`
  @media ${PANEL_BESIDE} {
    display: grid;
    gap: 0.5rem;
    padding: 1rem 1rem 0.875rem;
    border-bottom: 1px solid var(--hairline);
    [data-toggle] { display: none; }
  }
  @media ${PANEL_SHEET} {
    display: contents;
    [data-save] { grid-area: save; width: auto; padding-inline: 0.75rem; font-size: var(--text-sm); }
    [data-save] svg { display: none; }
    [data-toggle] { grid-area: tools; justify-self: end; min-height: 2.75rem; padding-inline: 0.75rem; }
    [data-toggle][aria-expanded='true'] { background: var(--surface-3); }
  }
  @media (max-width: 479.98px) { [data-toggle] > span { gap: 0; font-size: 0; } }
`

/** The tool list. It scrolls by itself, and keeps the page still at its ends. */
export const PanelList = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
  @media ${PANEL_BESIDE} { padding: 0.75rem 1rem 1.5rem; }
  @media ${PANEL_SHEET} {
    grid-area: list;
    align-self: stretch;
    min-height: 0;
    display: none;
    padding: 0.5rem 0.25rem 0.25rem;
  }
`
