import type { ComponentType, ReactNode } from 'react'
import { look } from '../../../parts/looks.ts'
import { Bust } from '../../../parts/Portrait.tsx'
import { height, type Person, width } from './photos.ts'

/** A drawn picture. Its name says that it is drawn: there is no such person. */
export function Photo(props: {
  alt: string
  Scene: ComponentType<{ children: ReactNode }>
  people: readonly Person[]
}) {
  const { alt, Scene, people } = props
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      role="img"
      aria-label={`Illustration\u202f: ${alt.charAt(0).toLowerCase()}${alt.slice(1)}`}
    >
      <Scene>
        {people.map(({ look: person, x, y, scale }) => (
          <g key={person} transform={`translate(${x} ${y}) scale(${scale})`}>
            {/* A face lets a little of what is behind it through: nothing but its own ground here. */}
            <circle cy="-6" r="10" fill="var(--surface-2)" />
            <Bust {...look(person)} />
          </g>
        ))}
      </Scene>
    </svg>
  )
}
