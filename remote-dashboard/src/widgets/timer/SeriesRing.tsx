import styled from '@emotion/styled'
import { ROUNDS } from '../countdown/focus-sessions.ts'

const Arcs = styled.svg`
  fill: none;
  stroke: var(--surface-3);
  stroke-width: 6;
  stroke-linecap: round;
  [data-arc='done'] { stroke: color-mix(in srgb, var(--tone) 45%, var(--surface-3)); }
  [data-arc='now'] { stroke: var(--tone); }
`

/** Degrees of an arc, and of the gap after it. The round ends of the arcs take a part of the gap. */
const ARC = 66
const GAP = 360 / ROUNDS - ARC

/** The series as a ring of four arcs: the sessions that are done, the present one, and those that are to come. */
export function SeriesRing({ round }: { round: number }) {
  return (
    <Arcs viewBox="0 0 120 120" aria-hidden="true" data-picture="">
      {Array.from({ length: ROUNDS }, (_, at) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: an arc is its place.
          key={at}
          data-arc={at + 1 < round ? 'done' : at + 1 === round ? 'now' : undefined}
          cx="60"
          cy="60"
          r="54"
          pathLength="360"
          strokeDasharray={`${ARC} 360`}
          transform={`rotate(${at * (ARC + GAP) + GAP / 2 - 90} 60 60)`}
        />
      ))}
    </Arcs>
  )
}
