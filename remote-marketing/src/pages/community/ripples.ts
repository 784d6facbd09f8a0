// Apart from `Hero.tsx`: the drawing of the shared picture imports it in Node, which knows no JSX.
import { circle } from '../../parts/svg-arc.ts'

const visitor = { x: 520, y: 300, reach: 11 }
const neighbour = { x: 420, y: 110, reach: 6 }

/** A person at work: their position, and the number of circles around them. */
const people = [
  visitor,
  { x: 300, y: 470, reach: 8 },
  { x: 760, y: 180, reach: 7 },
  { x: 800, y: 480, reach: 9 },
  neighbour,
]

const first = 26
const step = 28

/** The circles of each person, as one path per person. */
export const ripples = people.map(({ x, y, reach }) =>
  Array.from({ length: reach }, (_, i) => circle(x, y, first + i * step)).join(''),
)

/** The visitor works with one of the others. */
export const link = `M${visitor.x} ${visitor.y}L${neighbour.x} ${neighbour.y}`

/** The first person is the visitor. */
export const [you, ...others] = people.map(({ x, y }) => ({ x, y }))
