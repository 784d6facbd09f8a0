/** Size of the picture, and where the lectern stands in it. */
export const width = 600
export const height = 330
export const lectern = { x: width / 2, y: height - 24 }

/** From the first rank to the last: how far from the lectern, and how many seats before the next level begins. */
const ranks = [
  { r: 104, seats: 10 },
  { r: 158, seats: 15 },
  { r: 212, seats: 24 },
  { r: 266, seats: 32 },
]

/** Seats of the first rank that make no level yet: the third referral is the first that counts. */
const before = 2

/** Path of single seats: strokes without length, which a round cap makes dots of, so that a rank is one node. */
function seats(r: number, from: number, to: number, of: number): string {
  return Array.from({ length: to - from }, (_, i) => {
    const angle = Math.PI * (1 - (from + i + 0.5) / of)
    const x = (lectern.x + r * Math.cos(angle)).toFixed(1)
    const y = (lectern.y - r * Math.sin(angle)).toFixed(1)
    return `M${x} ${y}h.01`
  }).join('')
}

/** The seats that are taken before the first level. */
export const early = seats(ranks[0]?.r ?? 0, 0, before, ranks[0]?.seats ?? 1)

/** One path for each level, in their order. */
export const levelSeats = ranks.map(({ r, seats: count }, i) => seats(r, i === 0 ? before : 0, count, count))

/** The benches below the seats. */
export const benches = ranks
  .map(({ r }) => `M${lectern.x - r} ${lectern.y}a${r} ${r} 0 0 1 ${2 * r} 0`)
  .join('')
