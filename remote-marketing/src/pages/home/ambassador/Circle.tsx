import styled from '@emotion/styled'
import { circle } from '../../../parts/arc.ts'
import { Portrait } from '../../../parts/Portrait.tsx'
import { centre, orbits, portraits } from './avatars.ts'

const Picture = styled.svg`
  width: max(100%, 52rem);
  max-width: none;
  height: auto;
  max-height: 34rem;
  margin-left: 50%;
  margin-bottom: -2rem;
  transform: translateX(-50%);
  mask: linear-gradient(#000 60%, transparent);
  @media (min-width: 75rem) { margin-bottom: -7rem; }
`

const rings = orbits.map((r) => circle(centre.x, centre.y, r)).join('')

/** Ambassadors around one dot. Their portraits are generated: no real person is shown. */
export function Circle() {
  return (
    <Picture viewBox="0 0 1280 480" fill="none" aria-hidden="true">
      <path d={rings} stroke="var(--text)" strokeOpacity="0.12" />
      {portraits.map(({ x, y, size, colour, hair }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size / 32})`}>
          <Portrait colour={colour} hair={hair} />
        </g>
      ))}
    </Picture>
  )
}
