import { Character } from '@cadence/shared/people/character'
import styled from '@emotion/styled'
import { DESK } from './desk.ts'

const Group = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  animation: light-up 500ms var(--ease) both;
  @keyframes light-up { from { opacity: 0; } }
`

/** Three students: their seeds, the middle of each, and their size. The lamp lights the left of a face; `turned`, the right. */
const people = [
  { seed: 'p69', x: 74, y: 148, size: 116, turned: true },
  { seed: 'p92', x: 310, y: 148, size: 116 },
  { seed: 'p51', x: 192, y: 130, size: 150, between: true },
]

/** Three of the community at one desk, which covers them from below the arms. */
export default function People() {
  return (
    <Group viewBox={`0 0 ${DESK.width} ${DESK.height}`} aria-hidden="true">
      {people.map(({ seed, x, y, size, turned, between }) => (
        <g
          key={seed}
          transform={`translate(${x} ${y})${turned ? ' scale(-1 1)' : ''}`}
          data-between={between && ''}
        >
          <Character seed={seed} ground={false} x={-size / 2} y={-size / 2} width={size} height={size} />
        </g>
      ))}
    </Group>
  )
}
