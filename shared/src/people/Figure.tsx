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

/** Where an arm begins to bend, on its way to the elbow. */
const between = ([x, y]: Point, [toX, toY]: Point): Point => [x + (toX - x) * BEND, y + (toY - y) * BEND]
const BEND = 0.7

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
        const d = `M${from}L${between(from, by)}Q${by} ${between(to, by)}L${to}`
        const angle = (Math.atan2(to[1] - by[1], to[0] - by[0]) * 180) / Math.PI
        const sleeve = { d, pathLength: 100, strokeDasharray: '76 200' }
        return (
          <g key={d}>
            <path {...sleeve} stroke={fold} strokeWidth={15 * scale} />
            <path d={d} stroke={skin.base} strokeWidth={8 * scale} />
            <path {...sleeve} stroke={cloth} strokeWidth={13 * scale} />
            <path
              {...sleeve}
              stroke={fold}
              strokeWidth={14 * scale}
              strokeDasharray="0 77 8 200"
              strokeLinecap="butt"
            />
            <g transform={`translate(${to}) rotate(${angle}) scale(${scale})`} stroke={skin.base}>
              <path d="M-3-3 3-8" strokeWidth="4.5" />
              <rect x="-6" y="-5.5" width="15" height="11" rx="5" fill={skin.base} stroke="none" />
              <path d="M4-2H8M4 1.5H8" stroke={skin.shade} strokeWidth="1.2" />
            </g>
          </g>
        )
      })}
    </>
  )
}
