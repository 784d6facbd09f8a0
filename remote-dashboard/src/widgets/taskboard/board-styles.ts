import styled from '@emotion/styled'
import { endFade, sideFade } from '../end-fade.ts'

/** A card, also in the summary. */
const card = `
  li { position: relative; display: grid; grid-template-columns: minmax(0, 1fr) auto; min-width: 0; border: 1px solid var(--hairline); border-radius: var(--radius-control); background: var(--surface-2); transition: background-color var(--fast) var(--ease), border-color var(--fast) var(--ease); }
  li:hover { border-color: var(--outline); background: var(--surface-3); }
  [data-open] { min-width: 0; min-height: 2.5rem; padding: 0.5rem 0.75rem; border: 0; border-radius: inherit; background: none; font-size: var(--text-sm); line-height: 1.35; text-align: start; overflow-wrap: anywhere; }
  /* The button is the whole card; the handle is above it. */
  [data-open]::before { content: ''; position: absolute; inset: 0; border-radius: inherit; }
  [data-open]:focus-visible { outline: none; }
  [data-open]:focus-visible::before { outline: 2px solid var(--accent); outline-offset: 1px; }
  [data-face] > span:first-of-type { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 4; }
  [data-done] [data-face] { color: var(--muted); text-decoration: line-through; text-decoration-color: var(--faint); }
  /* The flag stays beside the date in a narrow column. */
  [data-face] > small { column-gap: 0.375rem; }
  [data-due]::first-letter { text-transform: uppercase; }
  [data-late] { color: var(--amber); }
`

/** How many cards the columns have, and the first of those in progress. */
const summary = `
  &[data-size='small'] > ul { display: grid; align-content: start; gap: 0.25rem; flex: 1; min-height: 0; overflow-y: auto; scrollbar-width: thin; }
  &[data-size='small'] li { grid-template-columns: minmax(0, 1fr); }
  &[data-size='small'] [data-open] { min-height: 2.25rem; padding-block: 0.375rem; }
  &[data-size='small'] [data-face] > span:first-of-type { -webkit-line-clamp: 1; }
  [data-counts] { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin: 0; }
  [data-counts] > div { display: flex; align-items: baseline; gap: 0.375rem; min-width: 0; color: var(--muted); font-size: var(--text-xs); }
  [data-counts] dd { order: -1; color: var(--text); font: 650 var(--text-lg) / 1.2 var(--font-display); font-variant-numeric: tabular-nums; }
  [data-counts] dt { min-width: 0; overflow-wrap: anywhere; }
`

/** The columns side by side. All of them scroll as one, and their heads stay in sight. */
const columns = `
  [data-columns] { flex: 1; min-height: 0; margin-inline: -0.375rem; padding-inline: 0.375rem; overflow: auto; overscroll-behavior: contain; scrollbar-width: thin; scroll-padding: 3rem 0.5rem 1rem; }
  /* Every column is as high as the highest: its head stays in sight as long as the board scrolls. */
  [data-columns] > div { display: flex; gap: 0.5rem; min-height: 100%; }
  [data-lane] { flex: 1 0 10rem; display: flex; flex-direction: column; gap: 0.5rem; min-width: 0; padding: 0 0.25rem 0.25rem; border-radius: var(--radius-control); transition: background-color var(--fast) var(--ease); }
  [data-lane] > header { position: sticky; top: 0; z-index: 2; display: flex; align-items: center; gap: 0.25rem; min-height: 2.25rem; margin-inline: -0.25rem; padding-inline: 0.5rem 0.25rem; border-radius: var(--radius-control); background: var(--surface-1); transition: background-color var(--fast) var(--ease); }
  h3 { flex: 1; display: flex; align-items: baseline; gap: 0.5rem; min-width: 0; font: 600 var(--text-sm) / 1.3 var(--font-text); letter-spacing: 0; overflow-wrap: anywhere; }
  h3 > span:first-of-type { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  b { flex: none; color: var(--faint); font-size: var(--text-xs); font-weight: 500; font-variant-numeric: tabular-nums; }
  [data-column-options] { flex: none; width: 2rem; height: 2rem; }
  [data-lane] > ul { display: grid; gap: 0.5rem; min-width: 0; }
  [data-lane] > ul:empty { display: none; }
  [data-lane] > p { padding: 0.5rem 0.75rem; border: 1px dashed var(--outline); border-radius: var(--radius-control); color: var(--muted); font-size: var(--text-sm); line-height: 1.4; }
  [data-more] { min-height: 2rem; padding: 0 0.75rem; border: 0; background: none; color: var(--muted); font-size: var(--text-xs); text-align: start; text-decoration: underline; text-decoration-color: var(--outline); text-underline-offset: 0.25em; }
  [data-more]:hover { color: var(--text); }
  [data-new] { border-color: transparent; background: transparent; }
  [data-new]:is(:hover, :focus) { background: var(--surface-2); }
  [data-hint] { color: var(--warm); font-size: var(--text-xs); line-height: 1.4; }
  [data-add] { position: sticky; top: 0; flex: none; width: 2.25rem; height: 2.25rem; }
  /* The handle lies over the corner: beside the whole text it would take the width of a word from each line. */
  [data-card] [data-face] > span:first-of-type { padding-inline-end: 1.375rem; }
  [data-grip] { position: absolute; inset-block-start: 0; inset-inline-end: 0; z-index: 1; width: 2rem; height: 2.5rem; color: var(--faint); opacity: 0; touch-action: none; cursor: grab; }
  li:is(:hover, :focus-within) > [data-grip] { opacity: 1; }
  [data-card] { scroll-margin: 3rem 0.5rem; cursor: grab; }
  [data-lifted] { border-color: var(--accent); background: var(--surface-3); box-shadow: var(--shadow); }
`

/** One column under its tab. */
const oneColumn = `
  [data-tabs] { display: flex; align-items: center; gap: 0.25rem; }
  [role='tablist'] { position: relative; flex: 1; display: flex; gap: 0.25rem; min-width: 0; margin: -0.25rem; padding: 0.25rem; overflow-x: auto; overscroll-behavior-x: contain; scrollbar-width: none; }
  [role='tab'] { flex: none; display: flex; align-items: baseline; gap: 0.375rem; max-width: 12rem; min-height: 2.25rem; padding: 0.375rem 0.75rem; border: 1px solid transparent; border-radius: var(--radius-pill); background: none; color: var(--muted); font-size: var(--text-sm); font-weight: 550; line-height: 1.3; }
  [role='tab'] > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  [role='tab']:hover { background: var(--surface-2); color: var(--text); }
  [role='tab'][aria-selected='true'] { border-color: var(--accent); background: var(--surface-3); color: var(--text); }
  [role='tab'][data-target] { border-color: var(--accent); background: var(--surface-3); color: var(--text); }
  [data-one] { touch-action: pan-y; }
  [data-one] [data-lane] { padding-top: 0.25rem; }
`

const dragging = `
  [data-dragging] { user-select: none; cursor: grabbing; }
  [data-lane] > header { cursor: grab; }
  [data-dragging] :is([data-card], [data-below], [role='tab']), [data-dragging] > [data-lane] { transition: transform var(--fast) var(--ease); }
  [data-dragging] [data-dragged] { z-index: 3; transition: none; border-color: var(--outline); background: var(--surface-3); box-shadow: var(--shadow); cursor: grabbing; }
  [data-lane][data-dragged], [data-lane][data-dragged] > header { background: var(--surface-2); }
  [data-lane][data-target], [data-lane][data-target] > header { background: color-mix(in srgb, var(--accent) 8%, var(--surface-1)); }
`

const touch = `
  @media (hover: none) { [data-grip] { opacity: 1; } }
  @media (pointer: coarse) {
    li { -webkit-touch-callout: none; user-select: none; }
    [data-open] { min-height: 2.75rem; }
    [data-grip] { width: 2.75rem; height: 2.75rem; }
    [data-column-options], [data-add] { width: 2.75rem; height: 2.75rem; }
    [role='tab'], [data-more] { min-height: 2.75rem; }
    [role='tab'] { align-items: center; }
  }
`

/** Styles of the whole board, by the marks of its parts. */
export const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
  ${card}
  ${summary}
  &[data-size='small'] > ul, [data-columns] { ${endFade} }
  [role='tablist'] { ${sideFade} }
  ${columns}
  ${oneColumn}
  ${dragging}
  ${touch}
`
