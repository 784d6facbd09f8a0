import styled from '@emotion/styled'

/** Rows of an empty grid. */
export const EMPTY_ROWS = 2

/** The editable grid: its cells, its cards, and how they move. */
export const GridBox = styled.div`
  position: relative;
  /* The cells are seen where no card is: a hint at rest, and a place to aim at while something is dragged. */
  & > svg { position: absolute; inset: 0; width: 100%; height: 100%; fill: none; stroke: var(--hairline); pointer-events: none; }
  &[data-arranging] > svg { stroke: color-mix(in srgb, var(--outline) 70%, transparent); }
  & > div { position: absolute; transition: transform var(--slow) var(--ease), translate var(--slow) var(--ease), width var(--slow) var(--ease), height var(--slow) var(--ease); }
  /* Each widget is a layer: the widgets that make room are moved, not painted again. */
  & > [data-widget] { cursor: grab; touch-action: manipulation; user-select: none; -webkit-touch-callout: none; will-change: transform, translate; }
  & > [data-widget]:not([data-highlighted]):is(:hover, :focus-within)::after { opacity: 0.55; }
  &:has(> [data-highlighted]) > [data-widget]:not([data-highlighted])::after { opacity: 0; }
  &[data-arranging] > [data-widget]::after { opacity: 0; }
  & > [data-widget][data-dragging] { transition: none; z-index: 3; cursor: grabbing; }
  & > [data-widget][data-resizing] { transition: none; z-index: 2; cursor: se-resize; }
  & > [data-widget]:is([data-dragging], [data-resizing])::after { opacity: 1; }
  /* A drop here changes nothing. */
  &[data-arranging='home'] > [data-dragging]::after { border-color: var(--outline); }
  & > [data-placeholder] { border: 2px dashed var(--accent); border-radius: var(--radius-control); background: color-mix(in srgb, var(--accent) 12%, var(--page)); }
  & > div > section { transition: transform var(--fast) var(--ease), box-shadow var(--fast) var(--ease); }
  /* The dragged widget is lifted out of the grid, and nothing of it steps back. */
  & > [data-dragging] > section { box-shadow: var(--shadow), var(--shadow); transform: scale(1.02); }
  & > [data-dragging]::after { transform: scale(1.02); }
  & > [data-dragging] > section > header { color: var(--text); }
  & > [data-dragging] > section > :not(header) { opacity: 1; }
`

/** The corner by which a widget is resized. It is clearer on the widget under the pointer. */
export const ResizeHandle = styled.span`
  position: absolute;
  right: 0;
  bottom: 0;
  z-index: 1;
  width: 2rem;
  height: 2rem;
  cursor: se-resize;
  touch-action: none;
  opacity: 0.6;
  transition: opacity var(--fast) var(--ease);
  [data-widget]:is(:hover, :focus-within) > & { opacity: 1; }
  /* While something is dragged, no other card asks for a press. */
  [data-arranging] > [data-widget]:not([data-dragging], [data-resizing]) > && { opacity: 0; }
  @media (pointer: coarse) { width: 2.75rem; height: 2.75rem; }
  &::after {
    content: '';
    position: absolute;
    right: 0.5rem;
    bottom: 0.5rem;
    width: 0.625rem;
    height: 0.625rem;
    border: solid var(--muted);
    border-width: 0 2px 2px 0;
    border-bottom-right-radius: 6px;
  }
`
