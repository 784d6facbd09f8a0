import styled from '@emotion/styled'
import { beyond, counted, early, fiftieth, height, width } from './tally.ts'

const Picture = styled.svg`
  width: 100%;
  max-width: 36rem;
  height: auto;
  @media (min-width: 64rem) { justify-self: end; }
  path { transition: stroke-opacity var(--slow) var(--ease); }
`

const opacities = [1, 0.72, 0.46]

/** Referrals counted by hand, five by five, as on the corner of a notebook; the fiftieth is the one of the VIP. */
export function Tally() {
  return (
    <Picture
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="var(--text)"
      strokeWidth="7"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={early} strokeOpacity="0.2" />
      {counted.map((strokes, i) => (
        <path key={strokes} d={strokes} data-level={i + 1} strokeOpacity={opacities[i]} />
      ))}
      <path d={beyond} data-level="4" strokeOpacity="0.12" />
      <path d={fiftieth} data-level="4" stroke="var(--warm)" />
    </Picture>
  )
}
