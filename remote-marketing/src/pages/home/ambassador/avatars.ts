import { type Look, look } from '../../../parts/looks.ts'

/** A generated portrait: where it stands on the circles, its size, and its look. */
export interface Seat extends Look {
  x: number
  y: number
  size: number
}

/** Angle on the circle (0 is left, 180 right), circle and size of each ambassador drawn. */
const seats = [
  [22, 520, 34],
  [44, 400, 30],
  [46, 520, 42],
  [67, 400, 36],
  [81, 520, 32],
  [101, 400, 40],
  [116, 520, 36],
  [133, 400, 30],
  [142, 520, 44],
  [160, 520, 32],
] as const

/** Radii of the circles they stand on. */
export const orbits = [400, 520]

export const centre = { x: 640, y: 560 }

export const portraits: readonly Seat[] = seats.map(([angle, orbit, size], i) => {
  const radians = (angle * Math.PI) / 180
  return {
    x: Math.round(centre.x - orbit * Math.cos(radians)),
    y: Math.round(centre.y - orbit * Math.sin(radians)),
    size,
    ...look(i),
  }
})
