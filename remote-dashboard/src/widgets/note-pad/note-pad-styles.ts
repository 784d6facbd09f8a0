import styled from '@emotion/styled'
import { COLUMNS_FROM } from '../../grid/grid-metrics.ts'
import { endFade } from '../end-fade.ts'

/** Styles of the list and the open note. */
export const Box = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);

  [data-list], section { display: flex; flex-direction: column; gap: 0.5rem; min-height: 0; }
  /* Higher than the tallest widget. On a phone the widget has no height of its own, so the list needs a limit. */
  ul { flex: 1; min-height: 0; max-height: 32rem; margin: -0.25rem -0.5rem 0; overflow-y: auto; overscroll-behavior: contain; scrollbar-width: thin; }
  ul { ${endFade} }
  li button { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.125rem 0.75rem; align-items: baseline; width: 100%; padding: 0.5rem; border: 0; border-radius: var(--radius-control); background: none; text-align: start; transition: background-color var(--fast) var(--ease); }
  li button:hover { background: var(--surface-2); }
  li button[aria-current] { background: var(--surface-2); }
  b { overflow: hidden; font-weight: 600; line-height: 1.35; text-overflow: ellipsis; white-space: nowrap; }
  time { color: var(--faint); font-size: var(--text-xs); }
  li span { grid-column: 1 / -1; display: -webkit-box; overflow: hidden; color: var(--muted); font-size: var(--text-sm); line-height: 1.45; overflow-wrap: anywhere; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  &:is([data-size='small'], [data-size='medium']) li button { padding-block: 0.375rem; }
  &[data-size='medium'] li span { -webkit-line-clamp: 1; }
  &[data-size='medium'] ul:not(:has(> :nth-child(3))) li span { -webkit-line-clamp: 3; }
  /* A low card has the titles of several notes. */
  @media (min-width: ${COLUMNS_FROM}px) { [data-list] { container: note-pad / size; } }
  @container note-pad (max-height: 10.5rem) { ul:has(> :nth-child(2)) li span { display: none; } }
  [data-list] > p { flex: 1; display: grid; place-content: center; gap: 0.25rem; color: var(--muted); font-size: var(--text-sm); line-height: 1.45; text-align: center; }
  [data-list] > p strong { color: var(--text); }
  [data-list] > input { min-height: 2.25rem; padding: 0 0.75rem; border: 1px solid var(--hairline); border-radius: var(--radius-control); background: var(--surface-2); font-size: var(--text-sm); }
  [data-list] > input::placeholder { color: var(--faint); opacity: 1; }
  [data-create] { display: inline-flex; align-items: center; justify-content: center; gap: 0.5rem; min-height: 2.5rem; padding: 0 0.75rem; border: 1px solid var(--hairline); border-radius: var(--radius-control); background: var(--surface-2); color: var(--muted); font-size: var(--text-sm); }
  [data-create]:hover { border-color: var(--outline); color: var(--text); }

  section { gap: 0.25rem; }
  section > div { display: flex; align-items: center; }
  section > div button { flex: none; width: 2rem; height: 2rem; }
  section [data-back] { margin-inline-start: -0.5rem; }
  section input, section textarea { width: 100%; min-width: 0; border: 0; border-radius: var(--radius-control); background: transparent; }
  section input { flex: 1; height: 2rem; padding: 0 0.5rem; font-weight: 600; text-overflow: ellipsis; }
  section textarea { flex: 1; min-height: 3rem; padding: 0.5rem; font-size: var(--text-sm); line-height: 1.55; resize: none; scrollbar-width: thin; }
  /* The outline is inside: outside, the frame would cut it off. */
  section :is(input, textarea):focus-visible { outline-offset: -2px; }
  section :is(input, textarea)::placeholder { color: var(--faint); opacity: 1; }
  footer { display: flex; flex-wrap: wrap; gap: 0 0.75rem; min-height: 1.25rem; color: var(--muted); font-size: var(--text-xs); line-height: 1.25rem; }
  footer [data-hint] { color: var(--warm); }
  footer small { flex: 1; color: var(--faint); font-size: inherit; text-align: end; white-space: nowrap; }
  /* While a save is due, the text fades instead of changing with each key. */
  footer small { transition: opacity var(--slow) var(--ease); }
  footer [data-saved='soon'] { opacity: 0.35; }
  footer [data-saved='no'] { color: var(--coral); }
  footer button { padding: 0; border: 0; background: none; color: var(--accent); font-weight: 600; text-decoration: underline; text-underline-offset: 0.2em; }

  /* Side by side when there is room for two; otherwise a chosen note replaces the list. */
  @container (min-width: 34rem) {
    &[data-size='large'] { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 1.25rem; }
    &[data-size='large'] section { padding-inline-start: 1.25rem; border-inline-start: 1px solid var(--hairline); }
    &[data-size='large'] [data-back] { display: none; }
  }
  @container (max-width: 33.99rem) {
    &[data-size='large'][data-open] [data-list], &[data-size='large']:not([data-open]) section { display: none; }
  }
  @media (pointer: coarse) {
    [data-create], li button, [data-list] > input { min-height: 2.75rem; }
    section > div button { width: 2.75rem; height: 2.75rem; }
    footer button { min-height: 2.75rem; padding-inline: 0.5rem; }
    /* Safari on iOS zooms the page when the font of a focused field is smaller than 16 px. */
    section input, section textarea, [data-list] > input { font-size: var(--text-md); }
    section input { height: 2.75rem; }
    /* On a phone the widget is as tall as its content. */
    section textarea { min-height: 8rem; }
  }
`
