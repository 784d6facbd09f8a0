import styled from '@emotion/styled'
import { benches, early, height, lectern, levelSeats, width } from './seats.ts'

const Picture = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
  path { transition: stroke-opacity var(--slow) var(--ease); }
`

const opacities = [1, 0.72, 0.44, 0.2]

/** A lecture hall from above: who speaks, and the ranks that fill up, one for each level. One seat is one person. */
export function Amphi({ className }: { className?: string }) {
  return (
    <Picture
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="var(--text)"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={benches} strokeOpacity="0.14" />
      <path d={early} strokeWidth="18" strokeOpacity="0.2" />
      {levelSeats.map((seats, i) => (
        <path key={seats} d={seats} data-rank={i + 1} strokeWidth="18" strokeOpacity={opacities[i]} />
      ))}
      <circle cx={lectern.x} cy={lectern.y} r="34" stroke="var(--warm)" strokeOpacity="0.35" />
      <circle cx={lectern.x} cy={lectern.y} r="13" fill="var(--warm)" stroke="none" />
    </Picture>
  )
}
