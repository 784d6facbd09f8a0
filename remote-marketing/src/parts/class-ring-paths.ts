import { arc, circle } from './svg-arc.ts'

const columns = 6
const rows = 5
const step = 80
const radius = 25

/** Size of the picture. */
export const width = columns * step - step + 2 * radius + 8
export const height = rows * step - step + 2 * radius + 8

interface Seat {
  x: number
  y: number
  /** The progress of this pupil in their 25 minutes, 0 to 1. */
  part: number
  resting: boolean
}

const seats: Seat[] = Array.from({ length: columns * rows }, (_, i) => ({
  x: (i % columns) * step + radius + 4,
  y: Math.floor(i / columns) * step + radius + 4,
  // Steps of a golden angle: no two neighbours are at the same point, and every build draws the same class.
  part: 0.06 + ((i * 0.618 + 0.31) % 1) * 0.88,
  resting: i % 8 === 4,
}))

const at = (list: Seat[], draw: (seat: Seat) => string) => list.map(draw).join('')
const working = seats.filter((seat) => !seat.resting)
const resting = seats.filter((seat) => seat.resting)

/** Three paths for thirty pupils, so that the whole class is three nodes. */
export const tracks = at(working, ({ x, y }) => circle(x, y, radius))
export const sessions = at(working, ({ x, y, part }) => arc(x, y, radius, part))
export const breaks = at(resting, ({ x, y }) => circle(x, y, 9))
