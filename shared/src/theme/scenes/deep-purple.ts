import {
  band,
  CENTRE,
  glow,
  type Look,
  line,
  oval,
  path,
  radial,
  randoms,
  SCENE,
  type Scene,
  sky,
  stars,
  vertical,
} from './draw.ts'

const { height, horizon, width } = SCENE

/** Clouds of a nebula: soft ovals along a slanted band. */
function nebula(seed: number, colour: string, opacity: number, count: number): string {
  const random = randoms(seed)
  const id = `n${seed}`
  const clouds = Array.from({ length: count }, () => {
    const along = random()
    const x = 700 + along * 1700
    const y = 350 - along * 150 + (random() - 0.5) * 120
    return oval(
      x,
      y,
      120 + random() * 190,
      30 + random() * 58,
      `url(#${id})`,
      `transform="rotate(-9 ${Math.round(x)} ${Math.round(y)})"`,
    )
  })
  return (
    radial(id, [
      [0, colour, opacity],
      [0.5, colour, opacity * 0.45],
      [1, colour, 0],
    ]) + clouds.join('')
  )
}

/** A planet with rings: the back of the rings, the ball, the front of the rings. */
function planet(lit: string, shade: string, ring: string): string {
  const [x, y, r] = [CENTRE - 20, horizon - 42, 38]
  const turn = `transform="rotate(-16 ${x} ${y})" fill="none" stroke="${ring}"`
  const arc = (over: 0 | 1, reach: number) =>
    `M${x - reach} ${y}A${reach} ${reach * 0.24} 0 0 ${over} ${x + reach} ${y}`
  const rings = (over: 0 | 1) =>
    `<path d="${arc(over, 82)}" ${turn} stroke-width="9" opacity=".8"/><path d="${arc(over, 67)}" ${turn} stroke-width="5" opacity=".5"/>`
  return (
    rings(1) +
    vertical(
      'ball',
      [
        [0, lit],
        [0.75, shade],
      ],
      -40,
    ) +
    oval(x, y, r, r, 'url(#ball)') +
    rings(0)
  )
}

/** The curve of a moon in the foreground, with its craters. */
function moon(edge: string, near: string, far: string, crater: string): string {
  const random = randoms(17)
  const [left, right, middle] = [horizon + 130, horizon + 60, horizon - 76]
  const rise = (x: number) => {
    const part = x / width
    return (1 - part) ** 2 * left + 2 * part * (1 - part) * middle + part ** 2 * right
  }
  const craters = Array.from({ length: 26 }, () => {
    const [x, deep] = [random() * width, random()]
    const wide = 12 + deep * 90
    return oval(x, rise(x) + 14 + deep * 300, wide, wide * (0.18 + deep * 0.2), crater)
  }).join('')
  const d = `M0 ${left}Q${width / 2} ${middle} ${width} ${right}`
  return (
    vertical('moon', [
      [0, near],
      [0.5, far],
      [1, far],
    ]) +
    path(`${d}V${height}H0Z`, 'url(#moon)') +
    craters +
    line(d, edge, 2.5)
  )
}

/** Deep space: a violet nebula, a planet with rings, and the moon that one stands on. */
export const deepPurpleScene: Scene = {
  dark: ({ calm }: Look) =>
    sky([
      [0, '#160a23'],
      [1, '#221036'],
    ]) +
    band(horizon, 140, '#221036') +
    nebula(41, '#52267c', calm ? 0.5 : 0.54, 20) +
    nebula(43, '#6e266c', calm ? 0.34 : 0.42, 12) +
    (calm
      ? ''
      : glow('core', CENTRE + 170, horizon - 20, 380, 66, [
          [0, '#ff9be8', 0.5],
          [0.4, '#b45fe0', 0.3],
          [1, '#b45fe0', 0],
        ])) +
    stars(44, 90, 10, 300, '#54446c', 1.6) +
    (calm ? '' : stars(45, 90, 222, 330, '#f3e2ff', 1.8)) +
    planet(calm ? '#5c3a80' : '#e0a8f2', calm ? '#351c52' : '#5a2a86', calm ? '#57407a' : '#f2c6e6') +
    moon(calm ? '#5a3d7c' : '#c793ee', '#3a2058', '#1d0f2e', '#24123a'),
  light: ({ calm }: Look) =>
    sky([
      [0, '#f4eefa'],
      [1, '#eadff6'],
    ]) +
    band(horizon, 140, '#eadff6') +
    nebula(41, calm ? '#e0cdf2' : '#dcc4f3', 0.6, 20) +
    nebula(43, calm ? '#f2d3ea' : '#f4cbe9', 0.55, 12) +
    (calm ? '' : stars(45, 70, 222, 330, '#ffffff', 2.6)) +
    planet(calm ? '#e9d6f5' : '#efc9f5', calm ? '#d8c0ec' : '#8d5cc4', calm ? '#dcc3ec' : '#b678cf') +
    moon('#ffffff', calm ? '#e3d3f1' : '#d2b9ea', '#eee4f7', calm ? '#dccbee' : '#c9aee6'),
}
