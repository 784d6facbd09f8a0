import styled from '@emotion/styled'
import { endFade } from '../../../widgets/end-fade.ts'
import { PANEL_BESIDE, PANEL_NARROW, PANEL_SHEET, SHEET_BAR } from './panel-place.ts'

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
    grid-template: 'title title title title title' auto 'list list list list list' minmax(0, 1fr) 'exit history state tools save' auto / auto auto 1fr auto auto;
    align-items: center;
    gap: 0 0.5rem;
    /* The board to which a tool is added stays in sight. */
    max-height: min(28rem, 52dvh);
    /* In line with the board, and beside what a notch covers. */
    --panel-side: 1rem;
    padding: 0.625rem max(var(--panel-side), var(--safe-right)) calc(0.625rem + var(--safe-bottom)) max(var(--panel-side), var(--safe-left));
    border-top: 1px solid var(--hairline);
    border-radius: var(--radius-card) var(--radius-card) 0 0;
    box-shadow: var(--shadow);
    transition: transform var(--slow) var(--ease);
    &[data-open='true'] { padding-top: 1rem; background: var(--overlay); }
    &[data-open='true']::before { content: ''; position: absolute; top: 0.375rem; left: calc(50% - 1.25rem); width: 2.5rem; height: 0.25rem; border-radius: var(--radius-pill); background: var(--outline); }
    &[data-open='true'] > :last-child { display: block; margin-bottom: 0.625rem; border-top: 1px solid var(--hairline); }
    /* What is dragged from the list goes to the board, which is behind the sheet. */
    &[data-dragging] { transform: translateY(calc(100% - ${SHEET_BAR} - var(--safe-bottom))); }
  }
  @media (min-width: 768px) and ${PANEL_SHEET} { --panel-side: 1.5rem; }
  /* The bar of a phone holds what a thumb needs at once, the way back from a slip too, and forth again once there is one; all three are at the head of the open sheet, in the line of the list’s heading. */
  @media ${PANEL_NARROW} {
    grid-template: 'title title title title' auto 'list list list list' minmax(0, 1fr) 'exit history tools save' auto / auto 1fr auto auto;
    [data-history] { justify-self: start; }
    &[data-open='false']:not([data-redo]) [data-history] > :not(:first-child), &[data-open='false'] [data-history] > :last-child { display: none; }
    &[data-redo][data-open='false'] [data-toggle] { width: 2.75rem; padding: 0; }
    &[data-redo][data-open='false'] [data-toggle] > span { gap: 0; font-size: 0; }
    &[data-open='true'] { grid-template: 'list list list' minmax(0, 1fr) 'exit tools save' auto / auto 1fr auto; }
    &[data-open='true'] [data-history] { position: absolute; z-index: 2; top: 1rem; right: 6.5rem; }
    &[data-open='true'] > :last-child { border: 0; }
    && h2 { position: absolute; width: 1px; height: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); }
  }
  @media (max-width: 359.98px) {
    &:not([data-redo]) [data-toggle] svg { display: none; }
    &[data-redo][data-open='false'] { column-gap: 0.25rem; [data-save] { padding-inline: 0.75rem; } }
  }
`

/** The title and the way out. */
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
    h2 { grid-area: title; padding-block: 0.5rem 0.625rem; font-size: var(--text-lg); }
    /* Its word stands on the edge of the board. */
    [data-exit] { grid-area: exit; width: auto; min-width: 2.75rem; height: 2.75rem; margin-left: calc(-1 * clamp(0rem, var(--panel-side) - var(--safe-left), 0.75rem)); padding-inline: 0.75rem; font-weight: 600; font-size: var(--text-sm); }
    [data-exit] svg { display: none; }
    @media (max-width: 359.98px) { [data-redo][data-open='false'] > & > [data-exit] { padding-inline: 0.75rem; span { display: none; } svg { display: block; } } }
    /* It has the focus when edit mode begins: it is out of sight, not out of the page. */
    [data-open='false'] > & > h2 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`

/** Save, what takes changes back, and the button that opens the sheet. */
export const PanelActions = styled.div`
  [data-changed] { color: var(--muted); font-size: var(--text-xs); line-height: 1.4; }
  [data-changed='true'] { color: var(--amber); }
  [data-idle] { --bg: transparent; --edge: var(--hairline); color: var(--muted); }
  @media ${PANEL_BESIDE} {
    display: grid;
    gap: 0.5rem;
    padding: 1rem;
    border-bottom: 1px solid var(--hairline);
    [data-toggle] { display: none; }
    [data-changed] { margin-bottom: 0.375rem; text-align: center; }
  }
  @media ${PANEL_SHEET} {
    display: contents;
    [data-save] { grid-area: save; width: auto; padding-inline: 1rem; font-size: var(--text-sm); }
    [data-save] svg { display: none; }
    [data-changed] { grid-area: state; justify-self: end; margin-right: 0.5rem; }
    [data-toggle] { grid-area: tools; justify-self: end; min-height: 2.75rem; padding-inline: 1rem; }
    [data-toggle][aria-expanded='true'] { background: var(--surface-3); }
  }
  /* The bar has no room for it: a change has a tab above the button that saves it. */
  @media ${PANEL_NARROW} {
    [data-changed='false'], [data-open='true'] > & > [data-changed] { display: none; }
    [data-changed='true'] { position: absolute; right: 1rem; bottom: 100%; margin: 0; padding: 0.25rem 0.75rem; border: 1px solid var(--hairline); border-bottom: 0; border-radius: var(--radius-control) var(--radius-control) 0 0; background: var(--surface-1); }
  }
  @media (max-width: 374.98px) { [data-redo] > & [data-save] { padding-inline: 0.75rem; } }
  @media (max-width: 359.98px) { [data-save], [data-toggle] { padding-inline: 0.625rem; } :not([data-redo]) > & [data-toggle] svg { display: none; } }
`

/** The tool list. It scrolls by itself, and keeps the page still at its ends. */
export const PanelList = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
  /* The scrollbar is in the room beside the list, whose edges are those of the buttons above. */
  @media ${PANEL_BESIDE} { overflow-x: hidden; padding: 0.75rem 0 1.5rem 1rem; scrollbar-width: thin; & > * { width: calc(14rem - 1px); } ${endFade} }
  @media ${PANEL_SHEET} {
    grid-area: list;
    align-self: stretch;
    min-height: 0;
    display: none;
    /* The miniatures go on beyond its edges. */
    margin-inline: calc(-1 * var(--panel-side));
    padding: 0 var(--panel-side) 1.25rem;
    /* No name is cut at the lower edge. */
    mask-image: linear-gradient(#000 calc(100% - 1.25rem), transparent);
  }
`
