import styled from '@emotion/styled'
import { lateCss } from '../feedback/skeleton-styles.ts'
import { grid, heightInOneColumn, ONE_COLUMN_BELOW, TWO_COLUMNS_BELOW } from './grid-metrics.ts'

/**
 * Twelve columns where there is room for them, else two of the same rows, whose places come from `inTwoColumns`, else one,
 * whose cards are as high as their content. There, the hours of a day and the ring of a countdown get a height, because they
 * have none of their own, and the quotation, which is loaded after the first paint. The to-do list has a limit of its own: a
 * lower one would hide a single task behind a scroll within the scroll. An answered question is one line.
 */
const columns = `
  display: grid;
  grid-template-columns: repeat(${grid.columns}, minmax(0, 1fr));
  grid-auto-rows: ${grid.rowHeight}px;
  gap: ${grid.gap}px;
  & > div { grid-area: var(--y) / var(--x) / span var(--h) / span var(--w); }
  @container (max-width: ${TWO_COLUMNS_BELOW - 0.02}px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @container (max-width: ${ONE_COLUMN_BELOW - 0.02}px) {
    grid-template-columns: minmax(0, 1fr);
    grid-auto-rows: auto;
    gap: 0.5rem;
    & > div { grid-area: auto; --height: auto; --min-height: 5rem; --max-height: 26rem; }
    ${[...heightInOneColumn]
      .map(([id, height]) => `& > [data-widget='${id}'] { --height: ${height / 16}rem; }`)
      .join('\n')}
    & > [data-widget='9'] { --max-height: none; }
    & > [data-widget='3'] { --min-height: 11rem; }
    & > [data-widget='5'] { --days-of-answer: none; }
    & > [data-widget='7'] { --min-height: 12rem; }
  }
  /* Inside a cell, a container query would ask for the width of the cell. */
  & > div > section { height: var(--height, 100%); min-height: var(--min-height, 0); max-height: var(--max-height, none); }
  /* A long press on a header lifts its card. */
  &[data-sortable] > div > section > header { -webkit-touch-callout: none; user-select: none; }
`

/**
 * The paper of the cards is warmer under the lamp of the evening, and darker at night, when only what is lit has light, and
 * less than the band above it.
 */
const paper = `
  --lit: var(--overlay);
  --rim: color-mix(in srgb, var(--accent) 20%, var(--hairline));
  &:is([data-time='evening'], [data-time='night']) {
    --lit: color-mix(in srgb, var(--warm) 4%, var(--overlay));
    --rim: color-mix(in srgb, var(--warm) 46%, var(--hairline));
    & > div { --surface-1: var(--paper); }
  }
  &[data-time='evening'] { --paper: color-mix(in srgb, var(--warm) 4%, color-mix(in srgb, var(--overlay), var(--page))); }
  &[data-time='night'] {
    --paper: color-mix(in srgb, var(--overlay) 25%, var(--page));
    --lit: color-mix(in srgb, var(--overlay) 60%, var(--page));
    --rim: color-mix(in srgb, var(--warm) 26%, var(--hairline));
  }
`

/**
 * The lit card has a rim and a brighter surface; the lamp itself is in the band above the cards. A quiet card has the page's own
 * colour, also where the backdrop of a theme is bright.
 */
const surfaces = `
  & > [data-weight='lit'] > section {
    border-color: var(--rim);
    background: var(--lit);
  }
  & > [data-weight='lit'] > section > * { --surface-1: var(--lit); }
  & > [data-weight='lit'] > section > header { color: var(--text); }
  & > [data-weight='lit'] > section > header > svg { color: var(--warm); }
  & > [data-weight='quiet'] > section { background: var(--page); }
  & > [data-weight='quiet'] > section > * { --surface-1: var(--page); }
`

/**
 * While a session runs, the other cards step down by one shade each, which keeps every text readable: text becomes
 * muted, colours become grey, surfaces go. The pointer or the focus brings a card back.
 */
const dimmed = `
  html[data-focus-running] & > [data-weight]:not([data-weight='lit'], :hover, :focus-within) {
    --text: var(--muted);
    color: var(--text);
    --accent: var(--outline);
    --place-ring: var(--outline);
    --place-ring-end: var(--outline);
    --accent-deep: var(--surface-3);
    --accent-deep-hover: var(--surface-3);
    --on-accent: var(--muted);
    --warm: var(--muted);
    --mint: var(--muted);
    --coral: var(--muted);
    --amber: var(--muted);
    /* Also the colours of subjects, which stand on their elements. */
    [style*='--tone'] { --tone: var(--muted) !important; }
    & > section { --muted: var(--faint); background: var(--page); }
    & > section > * { --surface-1: var(--page); }
  }
  html[data-focus-running] & { --rim: color-mix(in srgb, var(--warm) 40%, var(--hairline)); }
`

/** The cards of a phone in edit mode, and while one is dragged: each is folded to its header. */
const folded = `
  &[data-folded] > div > section { justify-content: center; height: auto; min-height: 3.25rem; padding-block: 0.75rem; }
  &[data-folded] > div > section > :not(header) { display: none; }
  &[data-folded] > div > section > header { cursor: grab; }
  /* Beside the tools of edit mode, a link or a count would be taken for one of them. */
  &[data-folded] > div > section > header > :not(svg, h2) { display: none; }
  &[data-dragging] { position: relative; }
  &[data-dragging]::before { content: ''; position: absolute; top: var(--slot); inset-inline: 0; height: 3.25rem; border: 2px dashed var(--accent); border-radius: var(--radius-control); }
  &[data-dragging] > div { transition: transform var(--fast) var(--ease); }
  &[data-dragging] > [data-dragged] { z-index: 2; transition: none; }
  &[data-dragging] > [data-dragged] > section { border-color: var(--accent); background: var(--surface-3); box-shadow: var(--shadow); rotate: -1deg; scale: 1.01; }
`

/**
 * The cards of a phone in edit mode: a finger lifts them anywhere, between the grip before the icon and the buttons after the
 * name.
 */
const edited = `
  &[data-editing] { gap: 0.375rem; }
  &[data-editing] > div { cursor: grab; touch-action: manipulation; user-select: none; -webkit-touch-callout: none; }
  &[data-editing] > div:focus { outline: none; }
  &[data-editing] > div:focus-within > section { border-color: var(--accent); }
  &[data-editing] > div > section { padding-inline: 2.75rem 7.5rem; }
  &[data-editing] > div > section > header { gap: 0.75rem; padding: 0; }
  &[data-editing] > div > section > header > svg { width: 1.5rem; height: 1.5rem; color: var(--muted); }
  @container (max-width: 20rem) { &[data-editing] > div > section > header > svg { display: none; } }
`

/** The widgets of a dashboard outside edit mode, and on a phone. */
export const StaticBox = styled.div`
  ${columns}
  ${paper}
  ${surfaces}
  ${dimmed}
  ${folded}
  ${edited}
  /* All blank cards appear at once: one that moves to another place, as when the window is turned, would begin anew. */
  &[role='status'] { ${lateCss} }
`
