import { useLanguageTag } from '@cadence/shared/i18n'
import type { Placement } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import type { CSSProperties } from 'react'
import { grid, ONE_COLUMN_BELOW, TWO_COLUMNS_BELOW } from '../grid/grid-metrics.ts'
import { breathingCss, lateCss } from './skeleton-styles.ts'

/** A line of a text that is not there yet. */
const line = (place: string, size: string) => `linear-gradient(var(--line) 0 0) ${place} / ${size} no-repeat`

const Cards = styled.div`
  --line: color-mix(in srgb, var(--muted) 16%, transparent);
  container-type: inline-size;
  ${lateCss}
  span {
    border: 1px solid var(--hairline);
    border-radius: var(--radius-card);
    ${breathingCss}
    background: ${line('1rem 1rem', '7rem 0.75rem')}, ${line('1rem 3.5rem', '62% 0.625rem')}, ${line('1rem 4.75rem', '44% 0.625rem')}, var(--surface-1);
  }
`

const Rows = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  grid-auto-rows: 15rem;
  gap: 0.5rem;
  /* Nobody knows yet how many cards come: their rows fade out. */
  &[data-unknown] { grid-template-columns: repeat(auto-fit, minmax(min(21rem, 100%), 1fr)); max-height: 31rem; overflow: hidden; mask-image: linear-gradient(#000 30%, transparent); }
`

/** As on the dashboard, where each card has its place. */
const Board = styled.div`
  display: grid;
  grid-template-columns: repeat(${grid.columns}, minmax(0, 1fr));
  grid-auto-rows: ${grid.rowHeight}px;
  gap: ${grid.gap}px;
  span { grid-area: var(--y) / var(--x) / span var(--h) / span var(--w); border-radius: 0.75rem; }
  @container (max-width: ${TWO_COLUMNS_BELOW - 0.02}px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    span { grid-area: auto / auto / span 2 / auto; }
  }
  @container (max-width: ${ONE_COLUMN_BELOW - 0.02}px) { grid-template-columns: minmax(0, 1fr); }
`

/** Cards where it is not known how many come. */
const some = [1, 2, 3, 4, 5, 6].map((key) => <span key={key} />)

interface CardsSkeletonProps {
  /** What is being loaded, in French by default. */
  label: string
  /** What comes: the cards of a board, by their places where these are known, or rows of charts. */
  shape: 'board' | 'charts' | readonly Placement[]
}

/** Cards in the shape of what comes, until it is known what they hold. */
export function CardsSkeleton({ label, shape }: CardsSkeletonProps) {
  const lang = useLanguageTag('fr')
  return (
    <Cards role="status" aria-label={label} lang={lang}>
      {shape === 'charts' || shape === 'board' ? (
        <Rows data-unknown={shape === 'board' || undefined}>{some}</Rows>
      ) : (
        <Board>
          {shape.map(({ id, x, y, w, h }) => (
            <span key={id} style={{ '--x': x + 1, '--y': y + 1, '--w': w, '--h': h } as CSSProperties} />
          ))}
        </Board>
      )}
    </Cards>
  )
}
