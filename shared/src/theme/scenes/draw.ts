/** Width and height of a drawing, and the height of its horizon, in its own units: pixels on a wide screen. */
export const SCENE = { width: 2400, height: 1000, horizon: 300 } as const

/** Where a drawing has its main thing: the part of its width that stays in sight on every screen. */
export const CENTRE = 1640

const { width, height, horizon } = SCENE

/** How a scene is drawn for one mode. `calm`: its lights are out, because texts may stand on every part of it. */
export interface Look {
  calm: boolean
}

/** The scene of a theme, by mode. Each draws the content of an SVG of the size of `SCENE`. */
export type Scene = Record<'dark' | 'light', (look: Look) => string>

/** Numbers from 0 to 1 that are the same for the same seed: a scene never changes between two visits. */
export function randoms(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const round = (value: number) => Math.round(value * 10) / 10

/** A stop of a gradient: its place from 0 to 1, its colour, its opacity. */
export type Stop = readonly [at: number, colour: string, opacity?: number]

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')

/** A gradient from the top of each shape to its bottom, to be used as `url(#id)`. @param turn degrees, clockwise */
export const vertical = (id: string, stops: readonly Stop[], turn = 0) =>
  `<linearGradient id="${id}" x2="0" y2="1"${turn ? ` gradientTransform="rotate(${turn} .5 .5)"` : ''}>${stopsOf(stops)}</linearGradient>`

/** A gradient from one height of the drawing to another, the same for all shapes that use it. */
export const gradientBetween = (id: string, from: number, to: number, stops: readonly Stop[]) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x2="0" y1="${round(from)}" y2="${round(to)}">${stopsOf(stops)}</linearGradient>`

export const radial = (id: string, stops: readonly Stop[]) =>
  `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`

export const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`

export const line = (d: string, stroke: string, stroked: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${stroked}"${more && ` ${more}`}/>`

/** A rectangle over the whole width. */
export const band = (y: number, tall: number, fill: string, more = '') =>
  `<rect y="${y}" width="${width}" height="${tall}" fill="${fill}"${more && ` ${more}`}/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${more && ` ${more}`}/>`

/** The sky, from the top to the horizon. */
export const sky = (stops: readonly Stop[]) => vertical('sky', stops) + band(0, horizon + 2, 'url(#sky)')

/** What lies before the horizon: it goes over into the page. */
export const ground = (stops: readonly Stop[]) =>
  vertical('ground', stops) + band(horizon, height - horizon, 'url(#ground)')

interface Ridge {
  seed: number
  y: number
  /** Height of its hills, and their width. */
  tall: number
  wide: number
  /** Roughness from 0 to 1. */
  rough?: number
}

/** The line of hills, dunes or waves over the whole width. */
export function ridgeLine({ seed, y, tall, wide, rough = 0.3 }: Ridge): [x: number, y: number][] {
  const random = randoms(seed)
  const waves = [1, 2.3, 5.1, 11.7].map((times, index) => ({
    times: (times * Math.PI * 2) / wide,
    from: random() * 7,
    tall: tall * (index === 0 ? 0.5 : (0.5 * rough) / index),
  }))
  const step = Math.max(8, Math.min(40, wide / 24))
  return Array.from({ length: Math.ceil(width / step) + 1 }, (_, index) => {
    const x = index * step
    const rise = waves.reduce((sum, wave) => sum + Math.sin(x * wave.times + wave.from) * wave.tall, 0)
    return [x, y - rise]
  })
}

/** A line through points. */
export const through = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('')

/** A ridge, filled down to the bottom of the drawing. */
export const ridge = (of: Ridge, fill: string, more = '') =>
  path(`${through(ridgeLine(of))}V${height}H0Z`, fill, more)

/** Points of light in the sky, in one path. @param from the highest, and `to` the lowest */
export function stars(
  seed: number,
  count: number,
  from: number,
  to: number,
  colour: string,
  size = 1.6,
): string {
  const random = randoms(seed)
  const d = Array.from({ length: count }, () => {
    const [x, y] = [random() * width, from + (to - from) * random() ** 1.4]
    return `M${round(x)} ${round(y)}h.1`
  }).join('')
  return line(d, colour, size, 'stroke-linecap="round"')
}

/** A whole drawing. Below, it goes over into what is behind it. */
export function drawingOf(content: string): string {
  const fade = vertical('fade', [
    [0, '#fff'],
    [0.42, '#fff'],
    [1, '#fff', 0],
  ])
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${fade}<mask id="whole">${band(0, height, 'url(#fade)')}</mask><g mask="url(#whole)">${content}</g></svg>`
}

/** A light that grows weaker from its middle outwards. */
export const glow = (id: string, x: number, y: number, rx: number, ry: number, stops: readonly Stop[]) =>
  radial(id, stops) + oval(x, y, rx, ry, `url(#${id})`)
