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
  [3, 53],
  [127, 177],
] as const
const middle = [62, 118] as const
const middleRows = 5

/** From one seat to the next along its row. */
const pitch = 54
/** Diameter of a seat, and of one that has its pause. */
export const seat = 34
export const pause = 20
/** Radius of the ring in which a seat has its session. */
const ring = 14
/** Distance of a row's desk from the row, towards the lectern. */
const reach = 26

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
    const count = Math.floor((length - seat) / pitch) + 1
    const spare = (length - (count - 1) * pitch) / 2
    return { r, count, start: radians(from) + spare / r }
  }),
).flat()

/** An arc around the lectern at `r`, as far as the bench goes and `more` beyond its first and last seat. */
function along({ r, count, start }: (typeof benches)[number], distance: number, more: number): string {
  const from = at(distance, start - more / r)
  const to = at(distance, start + ((count - 1) * pitch + more) / r)
  return `M${write(from.x)} ${write(from.y)}A${distance} ${distance} 0 0 1 ${write(to.x)} ${write(to.y)}`
}

/** A desk before each row. */
export const desks = benches.map((bench) => along(bench, bench.r - reach, seat / 2)).join('')

/** The middles of the seats, in whole units: at this size nobody sees the rest. A seat and its session have the same one. */
const places = benches
  .flatMap(({ r, count, start }) => Array.from({ length: count }, (_, i) => at(r, start + (i * pitch) / r)))
  .map(({ x, y }): Point => ({ x: Math.round(x), y: Math.round(y) }))

/** To be drawn with round ends: a line without length is a dot. */
const dots = (list: readonly Point[]) => list.map(({ x, y }) => `M${x} ${y}h0`).join('')

export const seats = dots(places)

/** A student: where they sit, and how far they are in their session, 0 to 1. A few have their pause, a few are absent. */
const students = places
  // Steps of a golden angle: no two neighbours are at the same point, and every build draws the same hall.
  .map((place, i) => ({ ...place, part: ((i * 0.618 + 0.2) % 1) * 0.95, resting: i % 13 === 6 }))
  .filter(({ part, resting }) => resting || part > 0.14)

/** A ring from the top of a seat. */
function session({ x, y, part }: (typeof students)[number]): string {
  const angle = 2 * Math.PI * part
  const across = Math.round(ring * Math.sin(angle))
  const down = Math.round(ring * (1 - Math.cos(angle)))
  return `M${x} ${y - ring}a${ring} ${ring} 0 ${part > 0.5 ? 1 : 0} 1 ${across} ${down}`
}

export const sessions = students
  .filter(({ resting }) => !resting)
  .map(session)
  .join('')

export const pauses = dots(students.filter(({ resting }) => resting))
