import { circle } from '../../../parts/arc.ts'

/** Someone at work: where they sit, and how many circles they send out. */
const people = [
  { x: 520, y: 300, reach: 11 },
  { x: 300, y: 470, reach: 8 },
  { x: 760, y: 180, reach: 7 },
  { x: 800, y: 480, reach: 9 },
  { x: 420, y: 110, reach: 6 },
]

const first = 26
const step = 28

/** Their circles, which cross: a path for each of them. */
export const ripples = people.map(({ x, y, reach }) =>
  Array.from({ length: reach }, (_, i) => circle(x, y, first + i * step)).join(''),
)

/** The first of them is you; the others are already there. */
export const [you, ...others] = people.map(({ x, y }) => ({ x, y }))
