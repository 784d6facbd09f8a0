import { useCharacter } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useState } from 'react'

/** The room over the desk, in pixels of a wide window. It is there before its people are loaded. */
export const DESK = { width: 384, height: 194 }

const Group = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  &[data-late] { animation: light-up 500ms var(--ease) both; }
  @keyframes light-up { from { opacity: 0; } }
`

/** Three students: their seeds, the middle of each, and their size. The lamp lights the left of a face; `turned`, the right. */
const people = [
  { seed: 'p69', x: 74, y: 148, size: 116, turned: true },
  { seed: 'p92', x: 310, y: 148, size: 116 },
  { seed: 'p51', x: 192, y: 130, size: 150, between: true },
]

/** Three of the community at one desk, which covers them from below the arms. The form never waits for them. */
export function People() {
  const { Drawing: Person } = useCharacter(true)
  const [isLate] = useState(Person === null)
  if (!Person) return null
  return (
    <Group
      viewBox={`0 0 ${DESK.width} ${DESK.height}`}
      data-late={isLate ? '' : undefined}
      aria-hidden="true"
    >
      {people.map(({ seed, x, y, size, turned, between }) => (
        <g
          key={seed}
          transform={`translate(${x} ${y})${turned ? ' scale(-1 1)' : ''}`}
          data-between={between && ''}
        >
          <Person seed={seed} ground={false} x={-size / 2} y={-size / 2} width={size} height={size} />
        </g>
      ))}
    </Group>
  )
}
