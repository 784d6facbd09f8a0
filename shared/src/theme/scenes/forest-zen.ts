import {
  band,
  CENTRE,
  glow,
  ground,
  type Look,
  line,
  path,
  randoms,
  ridge,
  SCENE,
  type Scene,
  sky,
  vertical,
} from './draw.ts'

const { horizon, width } = SCENE

interface Trunks {
  seed: number
  count: number
  wide: number
  fill: string
  /** Where their roots are, and the colour of their branches. */
  foot: number
  branches?: string
}

/** Trunks that stand from the crowns down to the ground, none before the light in the middle. */
function trunks({ seed, count, wide, fill, foot, branches }: Trunks): string {
  const random = randoms(seed)
  let [d, arms] = ['', '']
  for (let index = 0; index < count; index += 1) {
    const x = ((index + random() * 0.8) / count) * width
    if (wide > 20 && Math.abs(x - CENTRE) < 130) continue
    const half = (wide / 2) * (0.6 + random() * 0.8)
    const lean = (random() - 0.5) * 26
    d += `M${Math.round(x - half * 1.7)} ${foot + 8}Q${Math.round(x - half)} ${foot - 12} ${Math.round(x - half * 0.9)} ${foot - 70}L${Math.round(x + lean - half * 0.6)} 0H${Math.round(x + lean + half * 0.6)}L${Math.round(x + half * 0.9)} ${foot - 70}Q${Math.round(x + half)} ${foot - 12} ${Math.round(x + half * 1.8)} ${foot + 8}Z`
    if (branches) {
      const y = 60 + random() * 130
      const way = random() > 0.5 ? 1 : -1
      arms += `M${Math.round(x + lean * (1 - y / foot))} ${Math.round(y + 16)}q${way * 26} -8 ${way * (44 + random() * 40)} -34`
    }
  }
  return (
    path(d, fill) + (branches ? line(arms, branches, Math.max(2, wide * 0.16), 'stroke-linecap="round"') : '')
  )
}

/** The crowns at the top: leaves in clumps. */
function crowns(seed: number, fill: string, low: number, opacity: number): string {
  const random = randoms(seed)
  let d = 'M0 0'
  for (let x = 0; x < width; ) {
    const wide = 26 + random() * 54
    d += `${x ? '' : `V${low}`}q${Math.round(wide / 2)} ${Math.round(12 + random() * 22)} ${Math.round(wide)} ${Math.round((random() - 0.5) * 8)}`
    x += wide
  }
  return path(`${d}V0Z`, fill, `opacity="${opacity}"`)
}

/** Light that falls through the crowns. */
function shafts(colour: string, opacity: number): string {
  const d = [
    [-150, 40],
    [-60, 74],
    [60, 50],
    [160, 30],
  ]
    .map(
      ([x = 0, wide = 0]) =>
        `M${CENTRE + x + 120} 60h${wide * 0.5}L${CENTRE + x + wide} ${horizon + 16}h${-wide * 1.7}Z`,
    )
    .join('')
  return (
    vertical('shaft', [
      [0, colour, opacity * 0.08],
      [0.52, colour, opacity * 0.05],
      [0.82, colour, opacity],
      [1, colour, 0],
    ]) + path(d, 'url(#shaft)')
  )
}

/** Ferns on the ground. */
function ferns(seed: number, fill: string): string {
  const random = randoms(seed)
  const d = Array.from({ length: 90 }, () => {
    const [x, tall, lean] = [random() * width, 12 + random() * 18, (random() - 0.5) * 30]
    return `M${Math.round(x)} ${horizon + 26}q${Math.round(lean * 0.2)} ${Math.round(-tall)} ${Math.round(lean)} ${Math.round(-tall * 1.1)}`
  }).join('')
  return line(d, fill, 3.4, 'stroke-linecap="round"')
}

/** Under the trees: trunk behind trunk in the mist, light that comes down through the crowns. */
export const forestZenScene: Scene = {
  dark: ({ calm }: Look) =>
    sky([
      [0, '#0d1710'],
      [0.69, '#172c1d'],
      [1, calm ? '#2c4a30' : '#6f9150'],
    ]) +
    (calm
      ? ''
      : glow('clearing', CENTRE, horizon - 20, 380, 70, [
          [0, '#f2f5b0', 0.8],
          [0.3, '#c3d682', 0.45],
          [1, '#8fb35e', 0],
        ])) +
    vertical('far', [
      [0, '#1d3524'],
      [0.68, '#1f3926'],
      [1, calm ? '#26422c' : '#55794a'],
    ]) +
    vertical('mid', [
      [0, '#172c1d'],
      [0.66, '#1b3322'],
      [1, calm ? '#1d3524' : '#305637'],
    ]) +
    trunks({ seed: 91, count: 62, wide: 12, fill: 'url(#far)', foot: horizon + 2 }) +
    (calm ? '' : shafts('#f4f7bd', 0.34)) +
    trunks({ seed: 93, count: 34, wide: 22, fill: 'url(#mid)', foot: horizon + 10, branches: '#172c1d' }) +
    band(horizon - 60, 90, 'url(#mist)') +
    vertical('mist', [
      [0, '#a9c98a', 0],
      [0.7, '#a9c98a', calm ? 0.1 : 0.3],
      [1, '#a9c98a', 0],
    ]) +
    trunks({ seed: 95, count: 15, wide: 44, fill: '#0f2014', foot: horizon + 24, branches: '#0f2014' }) +
    crowns(96, '#12251a', 34, 0.9) +
    crowns(97, '#0c1a11', 16, 1) +
    ground([
      [0, calm ? '#22402a' : '#47683a'],
      [0.06, '#1c3422'],
      [1, '#0d1710'],
    ]) +
    ridge({ seed: 98, y: horizon + 24, tall: 14, wide: 500, rough: 0.6 }, '#14291a') +
    ferns(99, '#14291a') +
    ridge({ seed: 101, y: horizon + 160, tall: 40, wide: 900, rough: 0.4 }, '#122417'),
  light: ({ calm }: Look) =>
    sky([
      [0, '#ecf0e3'],
      [0.6, '#e6eed6'],
      [1, calm ? '#e6edcb' : '#f4f5c8'],
    ]) +
    (calm
      ? ''
      : glow('clearing', CENTRE, horizon - 20, 340, 90, [
          [0, '#fffff0'],
          [0.4, '#fbfbd6', 0.7],
          [1, '#f4f5c8', 0],
        ])) +
    vertical('far', [
      [0, '#dde7cc'],
      [0.69, '#dbe5c9'],
      [1, calm ? '#d6e2c2' : '#c3d6a6'],
    ]) +
    vertical('mid', [
      [0, '#d6e1c5'],
      [0.69, '#d6e1c5'],
      [1, calm ? '#cfdcbd' : '#a6bf8a'],
    ]) +
    vertical('near', [
      [0, '#d3dec3'],
      [0.69, '#d3dec3'],
      [1, calm ? '#cad7b9' : '#7f9a6a'],
    ]) +
    trunks({ seed: 91, count: 62, wide: 12, fill: 'url(#far)', foot: horizon + 2 }) +
    (calm ? '' : shafts('#fffff0', 0.8)) +
    trunks({ seed: 93, count: 34, wide: 22, fill: 'url(#mid)', foot: horizon + 10, branches: '#d6e1c5' }) +
    trunks({ seed: 95, count: 15, wide: 44, fill: 'url(#near)', foot: horizon + 24, branches: '#d3dec3' }) +
    crowns(96, '#d6e2c2', 34, 0.9) +
    crowns(97, '#d3dfc3', 16, 1) +
    ground([
      [0, calm ? '#d6e2bd' : '#bcd197'],
      [0.1, '#d6e2c0'],
      [1, '#ecf0e3'],
    ]) +
    ridge({ seed: 98, y: horizon + 24, tall: 14, wide: 500, rough: 0.6 }, calm ? '#c9d8b0' : '#9dba80') +
    ferns(99, calm ? '#c9d8b0' : '#8fb070') +
    ridge({ seed: 101, y: horizon + 160, tall: 40, wide: 900, rough: 0.4 }, '#d6e2c2'),
}
