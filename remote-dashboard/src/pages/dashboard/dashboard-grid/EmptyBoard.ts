import styled from '@emotion/styled'
import { EMPTY_ROWS } from '../../../grid/editable-grid-styles.ts'
import { ONE_COLUMN_BELOW, rowsHigh } from '../../../grid/grid-metrics.ts'

/** What an empty board says in edit mode: in the rows of the grid, or in their place on a phone. */
export const EmptyBoard = styled.p`
  position: absolute;
  inset: 0 0 auto;
  display: grid;
  place-content: center;
  height: ${rowsHigh(EMPTY_ROWS)}px;
  padding: 1rem;
  border: 2px dashed var(--outline);
  border-radius: var(--radius-control);
  background: color-mix(in srgb, var(--surface-1) 60%, transparent);
  font: 600 var(--text-lg) / 1.35 var(--font-display);
  text-align: center;
  text-wrap: balance;
  pointer-events: none;
  /* The cells would run through the words. They are there for what is dragged onto the board. */
  & + [data-editable-grid]:not([data-arranging]) > svg { display: none; }
  @container (max-width: ${ONE_COLUMN_BELOW - 0.02}px) { position: static; }
`
