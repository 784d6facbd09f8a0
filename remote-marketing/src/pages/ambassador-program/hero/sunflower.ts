/** One point for each of the 500 ambassadors, set as the seeds of a sunflower: each a golden angle after the one before. */
export const count = 500

const golden = Math.PI * (3 - Math.sqrt(5))
const spread = 27
/** Every so many seeds stand on one arm of the spiral. */
const arm = 21

/** Size of the picture, which is square; the one they all come from stands in its middle. */
export const size = 2 * Math.ceil(spread * Math.sqrt(count + 2)) + 32

const seeds = Array.from({ length: count }, (_, i) => {
  const r = spread * Math.sqrt(i + 2)
  const angle = i * golden
  const x = Math.round(size / 2 + r * Math.cos(angle))
  const y = Math.round(size / 2 + r * Math.sin(angle))
  return {
    path: `M${x} ${y}h0`,
    onArm: i % arm === 0,
    ring: Math.floor((r / (spread * Math.sqrt(count + 2))) * 4),
  }
})

const draw = (list: typeof seeds) => list.map(({ path }) => path).join('')

/** Those on the arm: what one person tells the next. */
export const told = draw(seeds.filter(({ onArm }) => onArm))

/** The others from the middle out, in four rings. */
export const rings = [0, 1, 2, 3].map((wanted) =>
  draw(seeds.filter(({ onArm, ring }) => !onArm && ring === wanted)),
)
