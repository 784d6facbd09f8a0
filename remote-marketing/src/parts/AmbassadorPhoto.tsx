import { Character } from '@cadence/shared/people/character'
import type { ComponentType, ReactNode } from 'react'

/** A person in a picture: their seed, the middle of the drawing, and its width. */
interface Person {
  seed: string
  x: number
  y: number
  size: number
}

/** Size of every picture. A smaller frame crops it around its middle. */
const width = 360
const height = 240

/** A drawn picture. Its accessible name says that it is a drawing: the person does not exist. */
export function Photo(props: {
  alt: string
  Scene: ComponentType<{ children: ReactNode }>
  light: string
  people: readonly Person[]
}) {
  const { alt, Scene, light, people } = props
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      role="img"
      aria-label={`Illustration\u202f: ${alt.charAt(0).toLowerCase()}${alt.slice(1)}`}
    >
      {/* The light of the place: dark hair is seen against it. */}
      <rect width={width} height={height} fill={light} fillOpacity="0.28" />
      <Scene>
        {people.map(({ seed, x, y, size }) => (
          <Character
            key={seed}
            seed={seed}
            ground={false}
            x={x - size / 2}
            y={y - size / 2}
            width={size}
            height={size}
          />
        ))}
      </Scene>
    </svg>
  )
}
