import styled from '@emotion/styled'
import { ROUNDS } from '../../../widgets/countdown/focus-sessions.ts'

const Dots = styled.svg`
  width: 3.5rem;
  fill: currentcolor;
  stroke: currentcolor;
  stroke-width: 1.5;
  [data-place='now'] { fill: none; stroke: var(--place-ring, var(--warm)); stroke-width: 2; }
  [data-place='later'] { fill: none; opacity: 0.45; }
`

/** The series as dots: the sessions that are done, the present one, and those that are to come. Words beside it say it too. */
export function Series({ round }: { round: number }) {
  return (
    <Dots viewBox="0 0 56 10" aria-hidden="true">
      {Array.from({ length: ROUNDS }, (_, at) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
          key={at}
          data-place={at + 1 < round ? 'done' : at + 1 === round ? 'now' : 'later'}
          cx={5 + at * 15}
          cy="5"
          r="3.75"
        />
      ))}
    </Dots>
  )
}
