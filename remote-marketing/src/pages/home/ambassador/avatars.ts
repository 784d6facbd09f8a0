/** A generated portrait: where it stands on the circles, its size, its colours, and the shape of its hair. */
export interface Portrait {
  x: number
  y: number
  size: number
  colour: string
  hair: string
}

const colours = ['var(--accent)', 'var(--warm)', 'var(--mint)', 'var(--muted)']

/** Strokes over a head of radius 10 around 0, -6: short, bun, long, fringe. */
const hairs = [
  'M-10-8a10 10 0 0 1 20 0',
  'M0-19h.01M-10-8a10 10 0 0 1 20 0',
  'M-11 4v-10a11 11 0 0 1 22 0v10',
  'M-10-7q9 0 13-8',
]

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

export const portraits: readonly Portrait[] = seats.map(([angle, orbit, size], i) => {
  const radians = (angle * Math.PI) / 180
  return {
    x: Math.round(centre.x - orbit * Math.cos(radians)),
    y: Math.round(centre.y - orbit * Math.sin(radians)),
    size,
    colour: colours[(i * 3) % colours.length] ?? 'var(--muted)',
    hair: hairs[(i * 7 + 1) % hairs.length] ?? '',
  }
})
