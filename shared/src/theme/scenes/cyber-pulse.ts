import {
  band,
  CENTRE,
  glow,
  ground,
  type Look,
  line,
  path,
  randoms,
  SCENE,
  type Scene,
  sky,
  vertical,
} from './draw.ts'

const { height, horizon, width } = SCENE

/** Towers side by side; some have a mast. They are higher towards the middle. */
function towers(seed: number, low: number, high: number, fill: string, more = ''): string {
  const random = randoms(seed)
  let [x, d] = [0, `M0 ${height}`]
  while (x < width) {
    const wide = 12 + random() * 30
    const near = Math.max(0, 1 - Math.abs(x - CENTRE) / 900)
    const tall = low + (high - low) * random() * (0.35 + near * 0.65)
    const top = Math.round(horizon - tall)
    d += `V${top}`
    if (random() > 0.72) d += `h${Math.round(wide * 0.4)}v-12h2v12`
    if (random() > 0.6) d += `h${Math.round(wide * 0.2)}v-6h${Math.round(wide * 0.2)}v6`
    x += wide
    d += `H${Math.round(x)}`
    if (random() > 0.75) {
      d += `V${horizon}h5`
      x += 5
    }
  }
  return path(`${d}V${height}Z`, fill, more)
}

/** Three towers that one knows the city by: one with steps, one like a needle, one with a slanted roof. */
const landmarks = (fill: string, edge: string) => {
  const [x, y] = [CENTRE, horizon + 18]
  const d = `M${x - 238} ${y}v-66h8v-14h8v-10h6v-18h3v18h6v10h8v14h8v66ZM${x + 112} ${y}v-58l6 -10v-22l5 -12l5 12v22l6 10v58ZM${x + 208} ${y}v-64l44 -24v88Z`
  return path(d, fill) + line(d, edge, 1.2, 'opacity=".7"')
}

/** Rows of lit windows, low in the towers. */
function windows(seed: number, colour: string, count: number, from: number, opacity: number): string {
  const random = randoms(seed)
  const d = Array.from({ length: count }, () => {
    const x = Math.round((CENTRE + (random() - 0.5) * 2 * random() * 1300) / 7) * 7
    const y = horizon + 20 - Math.round((random() * from) / 8) * 8
    return `M${x} ${y}h${random() > 0.8 ? 10 : 3.4}`
  }).join('')
  return line(d, colour, 3, `opacity="${opacity}"`)
}

/** The pulse: a flat line over the roofs that beats once. */
function pulse(colour: string, stroked: number, opacity: number): string {
  const y = horizon - 30
  return line(
    `M0 ${y}H${CENTRE - 74}l12 -12l12 12h16l10 16l18 -66l20 84l14 -48l10 14h18l10 -8l10 8H${width}`,
    colour,
    stroked,
    `stroke-linejoin="round" opacity="${opacity}"`,
  )
}

/** Wet asphalt: the lights of the towers run down in it. */
function asphalt(seed: number, colours: readonly string[], opacity: number): string {
  const random = randoms(seed)
  return colours
    .map((colour, index) => {
      const id = `r${index}`
      const d = Array.from({ length: 26 }, () => {
        const x = CENTRE + (random() - 0.5) * 2 * random() * 1300
        return `M${Math.round(x)} ${horizon + 26}h${Math.round(3 + random() * 9)}v${Math.round(60 + random() * 300)}h-6Z`
      }).join('')
      return (
        vertical(id, [
          [0, colour, opacity],
          [1, colour, 0],
        ]) + path(d, `url(#${id})`)
      )
    })
    .join('')
}

/** A city at night under one line that beats: towers, signs, wet asphalt. */
export const cyberPulseScene: Scene = {
  dark: ({ calm }: Look) =>
    sky([
      [0, '#090c19'],
      [0.66, '#1d143d'],
      [0.9, calm ? '#351a4c' : '#7a2478'],
      [1, calm ? '#3c1c4c' : '#d23f9a'],
    ]) +
    (calm
      ? ''
      : glow('sign', CENTRE, horizon, 640, 84, [
          [0, '#ff5fc4', 0.6],
          [1, '#ff5fc4', 0],
        ])) +
    towers(81, 26, 92, calm ? '#251742' : '#43206a', 'opacity=".9"') +
    landmarks(calm ? '#1d1540' : '#241650', calm ? '#372a62' : '#d65fc8') +
    towers(83, 10, 58, '#171236') +
    windows(84, calm ? '#3c3468' : '#ff8fd8', 90, 86, 0.75) +
    windows(85, calm ? '#2c4d6c' : '#7ff4ff', 130, 70, calm ? 0.7 : 0.85) +
    towers(87, -6, 26, '#0a0b1c') +
    (calm ? pulse('#1f5a70', 2, 0.8) : pulse('#35e4f5', 9, 0.22) + pulse('#a6fbff', 2.4, 1)) +
    ground([
      [0, '#141034'],
      [0.04, '#120f2b'],
      [1, '#090c19'],
    ]) +
    band(horizon + 24, 2, calm ? '#2a2450' : '#5a3fae') +
    asphalt(88, calm ? ['#2c2a5c', '#1c4258'] : ['#c03a9c', '#2aa6c0'], calm ? 0.5 : 0.42),
  light: ({ calm }: Look) =>
    sky([
      [0, '#ebeff5'],
      [0.7, '#e6e6f4'],
      [1, calm ? '#eddcec' : '#f4c4e4'],
    ]) +
    (calm
      ? ''
      : glow('sign', CENTRE, horizon, 560, 90, [
          [0, '#ffb3e2', 0.7],
          [1, '#ffb3e2', 0],
        ])) +
    towers(81, 26, 92, calm ? '#dcdcee' : '#cfcbec') +
    landmarks(calm ? '#d0d3e9' : '#8a8fc8', calm ? '#dcdcee' : '#ffffff') +
    towers(83, 10, 58, calm ? '#d3d6ea' : '#9ba0d2') +
    windows(85, '#ffffff', 150, 70, 0.8) +
    towers(87, -6, 26, calm ? '#c8cde2' : '#6f78ac') +
    (calm ? pulse('#a9cbd8', 2, 1) : pulse('#ffffff', 8, 0.55) + pulse('#0586a6', 2.6, 1)) +
    ground([
      [0, '#ccd0e4'],
      [0.2, '#dde1ee'],
      [1, '#ebeff5'],
    ]) +
    asphalt(88, ['#e7a9d6', '#9fd0e0'], 0.5),
}
