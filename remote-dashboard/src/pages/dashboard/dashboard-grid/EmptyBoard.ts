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
  color: var(--muted);
  text-align: center;
  text-wrap: balance;
  pointer-events: none;
  @container (max-width: ${ONE_COLUMN_BELOW - 0.02}px) { position: static; }
`
