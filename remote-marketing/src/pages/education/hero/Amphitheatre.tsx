import styled from '@emotion/styled'
import { gap, height, lectern, pauses, rowPaths, seat, sessions, width } from './seats.ts'

const Picture = styled.svg`
  position: absolute;
  max-width: none;
  height: auto;
  pointer-events: none;
`

/** A lecture hall from above: each seat fills as the session of who sits there passes. The place is `className`'s. */
export function Amphitheatre({ className }: { className?: string }) {
  return (
    <Picture
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeWidth="9"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={rowPaths} stroke="var(--surface-3)" strokeDasharray={`${seat} ${gap}`} />
      <path d={sessions} stroke="var(--accent)" />
      <path d={pauses} stroke="var(--warm)" />
      <circle cx={lectern.x} cy={lectern.y - 10} r="10" fill="var(--warm)" />
    </Picture>
  )
}
