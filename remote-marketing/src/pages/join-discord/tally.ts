// Apart from `Hero.tsx`: the drawing of the shared picture imports it in Node, which knows no JSX.

const pitch = 19
const tall = 74
const groupWidth = 4 * pitch
const gap = { x: 44, y: 34 }
const perRow = 5
const edge = 8

/** Size of the picture: three rows of five groups. */
export const width = perRow * groupWidth + (perRow - 1) * gap.x + 2 * edge
const heightOf = (rows: number) => rows * tall + (rows - 1) * gap.y + 2 * edge
export const height = heightOf(3)
/** Height of the rows up to the fiftieth stroke. */
export const heightOfFifty = heightOf(2)

/** A small offset, from -2 to 2, that looks drawn by hand. The same number always gives the same offset. */
const off = (n: number) => ((n * 0.618) % 1) * 4 - 2

/** The n-th stroke of a tally, from 1 on: four upright ones, and a fifth across them. */
function stroke(n: number): string {
  const group = Math.floor((n - 1) / 5)
  const place = (n - 1) % 5
  const left = edge + (group % perRow) * (groupWidth + gap.x)
  const top = edge + Math.floor(group / perRow) * (tall + gap.y)
  const at = (x: number, y: number) => `${(left + x).toFixed(1)} ${(top + y).toFixed(1)}`
  if (place === 4) return `M${at(-4, tall * 0.72 + off(n))}L${at(3 * pitch + 6, tall * 0.24 - off(n))}`
  return `M${at(place * pitch + off(n), off(n + 1))}L${at(place * pitch - off(n + 2), tall + off(n + 3))}`
}

const strokes = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => stroke(from + i)).join('')

/** Referrals that make no level yet: the third is the first that counts. */
export const earlyStrokes = strokes(1, 2)

/** The strokes of the first three levels, one path for each; the fiftieth is the first of VIP. */
export const levelStrokes = [strokes(3, 10), strokes(11, 25), strokes(26, 49)]

/** The fiftieth stroke, which makes a VIP, and the strokes after it. */
export const fiftiethStroke = stroke(50)
export const laterStrokes = strokes(51, 75)

/** Each of the first three levels is fainter than the one before. */
export const opacities = [1, 0.72, 0.46]
