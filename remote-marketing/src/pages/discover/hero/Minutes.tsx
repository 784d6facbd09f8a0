import styled from '@emotion/styled'
import { fr } from '../../../parts/typography.ts'
import { arches, height, pauses, width } from './minutes.ts'

/* The picture takes the whole width of the page; its strokes keep their own, from a hair to 3 px. */
const Picture = styled.svg`
  width: 100%;
  height: clamp(8rem, 6rem + 9vw, 15rem);
  stroke-width: clamp(1px, 0.2vw, 3px);
  path { vector-effect: non-scaling-stroke; }
`

const Figure = styled.figure`
  border-bottom: 1px solid var(--hairline);
`

const Caption = styled.figcaption`
  width: min(75rem, 100% - 2.5rem);
  margin-inline: auto;
  padding-block: 0.875rem;
  color: var(--faint);
  font-size: var(--text-sm);
`

/** The one in accent: the session that is on. */
const current = 1

export function Minutes() {
  return (
    <Figure>
      <Picture viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" fill="none" aria-hidden="true">
        {arches.map((path, i) => (
          <path
            key={path}
            d={path}
            stroke={i === current ? 'var(--accent)' : 'var(--text)'}
            strokeOpacity={i === current ? 1 : 0.34}
          />
        ))}
        <path d={pauses} stroke="var(--warm)" />
      </Picture>
      <Caption>
        {fr(
          'Trois heures, un trait par minute : six séances de vingt-cinq minutes, et cinq pour souffler après chacune.',
        )}
      </Caption>
    </Figure>
  )
}
