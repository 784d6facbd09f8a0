import styled from '@emotion/styled'

/** One place of the grid: what the editor adds around a widget. The widget draws itself. */
export const GridCell = styled.div`
  position: relative;
  /* What a widget shows follows its own width. */
  container-type: inline-size;
  min-width: 0;
  border-radius: var(--radius-control);
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 2px solid var(--accent);
    /* Never 'inherit' in here: a cell with a child that inherits restyles all its children in each frame it moves. */
    border-radius: var(--radius-control);
    opacity: 0;
    pointer-events: none;
    transition: opacity var(--slow) var(--ease);
  }
  &[data-highlighted]::after { opacity: 1; }
`
