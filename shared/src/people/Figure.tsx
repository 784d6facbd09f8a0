import type { ReactNode } from 'react'
import { Character } from './Character.tsx'
import { characterColours, FRAME } from './draw-character.ts'

type Point = readonly [x: number, y: number]

/** An arm from the shoulder by the elbow to the hand. */
type Arm = readonly [shoulder: Point, elbow: Point, hand: Point]

interface FigureProps {
  seed: string
  /** The middle of the person's frame. */
  at: Point
  /** Half the size of their frame. */
  radius: number
  arms?: readonly Arm[]
  /** What the hands hold. */
  children?: ReactNode
}

/** A person as far as the waist, with the arms that a portrait leaves out. */
export function Figure({ seed, at: [x, y], radius, arms = [], children }: FigureProps) {
  const { skin, cloth, fold } = characterColours(seed)
  const scale = radius / FRAME
  return (
    <>
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <path d="M-34 33.5-31 96H31L34 33.5A48 48 0 0 1-34 33.5Z" fill={cloth} />
        <path d="M16 45.2V96H31L34 33.5A48 48 0 0 1 16 45.2Z" fill={fold} opacity="0.55" />
      </g>
      <Character
        seed={seed}
        ground={false}
        x={x - radius}
        y={y - radius}
        width={2 * radius}
        height={2 * radius}
      />
      {children}
      {arms.map(([from, by, to]) => {
        const d = `M${from}Q${by} ${to}`
        return (
          <g key={d}>
            <path d={d} stroke={fold} strokeWidth={15 * scale} />
            <path
              d={d}
              stroke={skin.base}
              strokeWidth={8.5 * scale}
              pathLength="100"
              strokeDasharray="100 200"
            />
            <path d={d} stroke={cloth} strokeWidth={13 * scale} pathLength="100" strokeDasharray="80 200" />
            <circle cx={to[0]} cy={to[1]} r={6 * scale} fill={skin.base} />
          </g>
        )
      })}
    </>
  )
}
