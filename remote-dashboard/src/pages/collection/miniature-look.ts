import styled from '@emotion/styled'
import { kinds } from './miniature-kinds.ts'

/**
 * A window on the small dashboard. Its grid has the proportions of the real one on a desktop: 12 columns, and rows a
 * tenth higher than a column is wide. It is as large as fits (`--rows` is its height in rows); a very tall one keeps a
 * readable width and fades out below. Each widget is one element. `--u` is what 1rem of the real dashboard is here, so
 * what a widget shows is drawn to scale too.
 */
export const Frame = styled.div`
  height: 13.5rem;
  padding-top: 0.875rem;
  border-bottom: 1px solid var(--hairline);
  background: var(--page);
  overflow: hidden;
  mask-image: linear-gradient(#000 82%, rgb(0 0 0 / 0.3));
  & > div {
    container-type: inline-size;
    width: clamp(54%, calc(12.125rem * 12 / 1.09 / var(--rows)), 100% - 1.75rem);
    aspect-ratio: 12 / calc(var(--rows) * 1.09);
    margin-inline: auto;
  }
  & > div > div {
    display: grid;
    grid-template: repeat(var(--rows), minmax(0, 1fr)) / repeat(12, minmax(0, 1fr));
    gap: 1.5px;
    height: 100%;
    color: var(--text);
  }
  /* A dashboard without a widget: an empty place. */
  & > div:empty { height: calc(100% - 1rem); border: 1px dashed var(--outline); border-radius: var(--radius-control); opacity: 0.6; }
  ${kinds}
`
