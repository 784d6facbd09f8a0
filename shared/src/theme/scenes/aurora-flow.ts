import {
  CENTRE,
  gradientBetween,
  ground,
  type Look,
  line,
  path,
  randoms,
  ridge,
  SCENE,
  type Scene,
  sky,
  stars,
  through,
} from './draw.ts'

const { horizon, width } = SCENE

interface Curtain {
  seed: number
  /** Where its lower hem is, how high its light reaches, and how far the hem swings. */
  hem: number
  tall: number
  swing: number
  colours: readonly [low: string, high: string]
  opacity: number
}

/** A curtain of light: rays that stand on a swinging hem, bright below and lost above. */
function curtain({ seed, hem, tall, swing, colours: [low, high], opacity }: Curtain): string {
  const random = randoms(seed)
  const [from, other] = [random() * 7, random() * 7]
  const hemAt = (x: number) => hem + Math.sin(x / 210 + from) * swing + Math.sin(x / 83 + other) * swing * 0.4
  // Rays that are almost alike are one path in one gradient: each path costs time while one scrolls.
  const gradients = new Map<string, string>()
  const rays = new Map<string, { id: string; light: number; d: string }>()
  for (let x = 0; x < width; x += 12) {
    const up = 0.6 + 0.4 * Math.abs(Math.sin(x / 173 + other)) * (0.75 + random() * 0.25)
    const bright = 0.62 + 0.26 * Math.sin(x / 61 + from) + 0.16 * (random() - 0.5)
    const [y, next] = [hemAt(x), hemAt(x + 12.5)]
    const foot = (Math.round((y / swing) * 2) / 2) * swing
    const top = foot - (Math.round(up * 8) / 8) * tall
    const id = `c${seed}-${Math.round(foot)}-${Math.round(top)}`
    gradients.set(
      id,
      gradientBetween(id, top, foot + swing / 4, [
        [0, high, 0],
        [0.45, high, 0.3],
        [0.72, low, 0.55],
        [0.94, low],
      ]),
    )
    const light = Math.round((Math.round(bright * 7) / 7) * opacity * 100) / 100
    const { d } = rays.get(`${id} ${light}`) ?? { d: '' }
    const ray = `M${x} ${Math.round(y)}L${x + 12.5} ${Math.round(next)}V${Math.round(top)}H${x}Z`
    rays.set(`${id} ${light}`, { id, light, d: d + ray })
  }
  const paths = [...rays.values()].map(({ id, light, d }) => path(d, `url(#${id})`, `opacity="${light}"`))
  return [...gradients.values(), ...paths].join('')
}

/** Spruces at the shore, smaller towards the middle of the lake. */
function spruces(seed: number, fill: string): string {
  const random = randoms(seed)
  let d = ''
  for (let x = 0; x < width; x += 11 + random() * 17) {
    const off = Math.min(1, Math.abs(x - CENTRE + 30) / 420)
    const tall = (12 + random() * 30) * (0.35 + off)
    const half = tall * 0.2
    d += `M${Math.round(x - half)} ${horizon + 2}L${Math.round(x - half * 0.4)} ${Math.round(horizon - tall * 0.5)}H${Math.round(x - half * 0.7)}L${Math.round(x)} ${Math.round(horizon - tall)}L${Math.round(x + half * 0.7)} ${Math.round(horizon - tall * 0.5)}H${Math.round(x + half * 0.4)}L${Math.round(x + half)} ${horizon + 2}Z`
  }
  return path(d, fill)
}

/** The light of the curtains in the lake, as strokes. */
function reflection(seed: number, colour: string, opacity: number): string {
  const random = randoms(seed)
  const points = Array.from({ length: 130 }, () => {
    const deep = random() ** 1.6
    const [x, long] = [CENTRE + (random() - 0.5) * 1500, 14 + deep * 90]
    return `M${Math.round(x)} ${Math.round(horizon + 8 + deep * 330)}h${Math.round(long)}`
  })
  return line(points.join(''), colour, 2, `opacity="${opacity}" stroke-linecap="round"`)
}

/** A polar night: curtains of green and violet over a still lake between spruces. */
export const auroraFlowScene: Scene = {
  dark: ({ calm }: Look) =>
    sky([
      [0, '#060f18'],
      [1, '#0b2530'],
    ]) +
    stars(51, 90, 10, 280, '#3c5866', 1.5) +
    curtain({
      seed: 3,
      hem: 286,
      tall: 330,
      swing: 8,
      colours: ['#2c7a68', '#54398a'],
      opacity: calm ? 0.34 : 0.4,
    }) +
    (calm
      ? ''
      : curtain({ seed: 21, hem: 262, tall: 78, swing: 15, colours: ['#38b58c', '#7a5fd0'], opacity: 0.6 }) +
        curtain({ seed: 8, hem: 268, tall: 66, swing: 13, colours: ['#b4ffdf', '#3fd6a4'], opacity: 1 })) +
    ridge({ seed: 9, y: horizon - 10, tall: 34, wide: 700, rough: 0.5 }, '#0a1f2a') +
    spruces(12, '#04121a') +
    ground([
      [0, calm ? '#0f3a40' : '#2a8f78'],
      [0.06, '#0f4048'],
      [0.3, '#0a2732'],
      [1, '#07151f'],
    ]) +
    reflection(14, calm ? '#2a7466' : '#7df0c4', calm ? 0.4 : 0.5) +
    reflection(15, '#4a3f86', 0.5) +
    path(
      `${through([
        [0, horizon + 2],
        [width, horizon + 2],
      ])}v3H0Z`,
      '#03101a',
    ),
  light: ({ calm }: Look) =>
    sky([
      [0, '#eaf6f4'],
      [1, '#dcefee'],
    ]) +
    curtain({ seed: 3, hem: 274, tall: 320, swing: 12, colours: ['#b4ead2', '#e0d4f6'], opacity: 0.6 }) +
    (calm
      ? ''
      : curtain({ seed: 21, hem: 262, tall: 78, swing: 15, colours: ['#b79cf0', '#d9c9f8'], opacity: 0.75 }) +
        curtain({ seed: 8, hem: 268, tall: 66, swing: 13, colours: ['#2fc795', '#a8ecd0'], opacity: 0.95 })) +
    ridge({ seed: 9, y: horizon - 10, tall: 34, wide: 700, rough: 0.5 }, calm ? '#cfe6e4' : '#a8cfcf') +
    spruces(12, calm ? '#c3dcd8' : '#5e9490') +
    ground([
      [0, calm ? '#c9e8e0' : '#9fdcc8'],
      [0.1, '#c6e9e2'],
      [1, '#eaf6f4'],
    ]) +
    reflection(14, '#ffffff', 0.8) +
    reflection(15, '#d5c6f2', 0.7),
}
