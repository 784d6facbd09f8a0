/** Half the size of the picture: everything in it is drawn around its middle. */
export const half = 110

const days = 30
const rows = [1, 2, 3, 4]
const step = 34

/** A month as a ring: one stroke for each of its thirty days. */
export const month = Array.from({ length: days }, (_, day) => {
  const angle = (2 * Math.PI * day) / days
  const at = (r: number) => `${(r * Math.sin(angle)).toFixed(1)} ${(-r * Math.cos(angle)).toFixed(1)}`
  return `M${at(92)}L${at(104)}`
}).join('')

/** Ten referrals as a triangle of four rows: strokes without length, which a round cap makes dots of. */
export const ten = rows
  .flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => {
      const x = (i - (count - 1) / 2) * step
      const y = (row - 1.7) * step * Math.sin(Math.PI / 3)
      return `M${x.toFixed(1)} ${y.toFixed(1)}h.01`
    }),
  )
  .join('')
