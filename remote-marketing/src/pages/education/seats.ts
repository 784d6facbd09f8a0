/** A lecture hall seen from above: rows around the lectern, in three blocks that two aisles part. */
export const width = 1840
export const height = 680
export const lectern = { x: width / 2, y: height }

const rows = 10
/** Radius of the first row, within which the words stand. */
export const firstRow = 380
const rowGap = 54

/** Start and end of each block, in degrees from the left. The middle of the fifth row is outside the picture. */
const sides = [
  [3, 57],
  [123, 177],
] as const
const middle = [62, 118] as const
const middleRows = 5

/** Length of a seat and of the gap after it, along its row: the dashes of `rowPaths`. */
export const seat = 30
export const gap = 24

interface Point {
  x: number
  y: number
}

const at = (r: number, angle: number): Point => ({
  x: lectern.x - r * Math.cos(angle),
  y: lectern.y - r * Math.sin(angle),
})
const write = (n: number) => String(Math.round(n * 10) / 10)

const radians = (degrees: number) => (degrees * Math.PI) / 180

const benches = Array.from({ length: rows }, (_, row) =>
  (row < middleRows ? [sides[0], middle, sides[1]] : sides).map(([from, to]) => {
    const r = firstRow + row * rowGap
    const length = r * radians(to - from)
    const count = Math.floor((length + gap) / (seat + gap))
    const spare = (length - count * (seat + gap) + gap) / 2
    return { r, count, start: radians(from) + spare / r }
  }),
).flat()

/** The benches, to be dashed into seats. */
export const rowPaths = benches
  .map(({ r, count, start }) => {
    const from = at(r, start)
    const to = at(r, start + (count * (seat + gap) - gap) / r)
    return `M${write(from.x)} ${write(from.y)}A${r} ${r} 0 0 1 ${write(to.x)} ${write(to.y)}`
  })
  .join('')

/** A student: where they sit, and how far they are in their session, 0 to 1. A few have their pause, a few are absent. */
const students = benches
  .flatMap(({ r, count, start }) =>
    Array.from({ length: count }, (_, i) => ({ r, angle: start + (i * (seat + gap)) / r })),
  )
  // Steps of a golden angle: no two neighbours are at the same point, and every build draws the same hall.
  .map((place, i) => ({ ...place, part: (i * 0.618 + 0.2) % 1, resting: i % 13 === 6 }))
  .filter(({ part, resting }) => resting || part > 0.14)

// At this size a seat is straight.
const fill = (list: typeof students) =>
  list
    .map(({ r, angle, part, resting }) => {
      const from = at(r, angle)
      const to = at(r, angle + (seat * (resting ? 1 : part)) / r)
      return `M${write(from.x)} ${write(from.y)}l${write(to.x - from.x)} ${write(to.y - from.y)}`
    })
    .join('')

export const sessions = fill(students.filter(({ resting }) => !resting))
export const pauses = fill(students.filter(({ resting }) => resting))
