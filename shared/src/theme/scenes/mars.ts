import {
  band,
  CENTRE,
  ground,
  type Look,
  line,
  oval,
  path,
  radial,
  randoms,
  ridgeLine,
  SCENE,
  type Scene,
  sky,
  stars,
  through,
  vertical,
} from './draw.ts'

const { horizon, height } = SCENE

/** Table mountains: a flat top, and slopes with a step. */
function mesas(seed: number, fill: string, count: number, tall: number, opacity = 1): string {
  const random = randoms(seed)
  const d = Array.from({ length: count }, () => {
    const [x, wide, high] = [random() * 2400, 50 + random() * 130, tall * (0.45 + random() * 0.55)]
    const foot = high * 0.9
    return `M${Math.round(x - wide / 2 - foot)} ${horizon + 4}l${Math.round(foot * 0.7)} ${Math.round(-high * 0.45)}h${Math.round(foot * 0.1)}l${Math.round(foot * 0.2)} ${Math.round(-high * 0.55)}h${Math.round(wide)}l${Math.round(foot * 0.25)} ${Math.round(high * 0.6)}h${Math.round(foot * 0.12)}l${Math.round(foot * 0.7)} ${Math.round(high * 0.4)}Z`
  }).join('')
  return path(d, fill, `opacity="${opacity}"`)
}

/** A dune: its crest, the lit side towards the sun, and the shadow that falls from the crest. */
function dune(seed: number, y: number, tall: number, wide: number, lit: string, shade: string): string {
  const crest = ridgeLine({ seed, y, tall, wide, rough: 0.12 })
  const back = crest
    .map(([x, at], index) => [x - 36, at + 16 + tall * (0.5 + 0.5 * Math.sin(index * 0.7 + seed))] as const)
    .reverse()
  const id = `lit${seed}`
  return (
    vertical(id, [
      [0, lit],
      [1, shade],
    ]) +
    path(`${through(crest)}V${height}H0Z`, shade) +
    path(`${through(crest)}${through(back).replace('M', 'L')}Z`, `url(#${id})`) +
    line(through(crest), lit, 1.4, 'opacity=".55"')
  )
}

/** Dunes and table mountains under two small moons, a small sun in the dust. */
export const marsScene: Scene = {
  dark: ({ calm }: Look) =>
    sky([
      [0, '#1d0d08'],
      [0.5, '#3a160c'],
      [0.68, '#521f10'],
      [1, calm ? '#6b2f18' : '#b0562b'],
    ]) +
    stars(21, 40, 10, 150, '#5a3526', 1.4) +
    oval(CENTRE - 300, 176, 11, 10, '#4f2b1c') +
    oval(CENTRE - 296, 173, 9, 9, '#48241a') +
    oval(CENTRE - 246, 206, 5, 4.5, '#4f2b1c') +
    (calm
      ? ''
      : radial('dust', [
          [0, '#ffd9a8', 0.9],
          [0.16, '#f39a56', 0.6],
          [1, '#d9713a', 0],
        ]) +
        oval(CENTRE + 20, horizon - 36, 330, 62, 'url(#dust)') +
        oval(CENTRE + 20, horizon - 36, 19, 19, '#fff0d4')) +
    mesas(5, calm ? '#5a2715' : '#8a3f20', 8, 66, 0.75) +
    mesas(6, '#45190c', 5, 84) +
    vertical('haze', [
      [0, '#d0733c', 0],
      [0.7, '#d0733c', calm ? 0.1 : 0.42],
      [1, '#d0733c', 0],
    ]) +
    band(horizon - 60, 84, 'url(#haze)') +
    ground([
      [0, '#5a2412'],
      [0.3, '#3a160c'],
      [1, '#240f08'],
    ]) +
    dune(31, horizon + 20, 22, 760, calm ? '#6a2d17' : '#b8592b', '#48190c') +
    dune(34, horizon + 112, 54, 1050, '#7c3518', '#3c150a') +
    dune(38, horizon + 300, 80, 1500, '#5c2612', '#2c1009'),
  light: ({ calm }: Look) =>
    sky([
      [0, '#f6e6d3'],
      [0.6, '#f4dcc0'],
      [1, calm ? '#f1d6b8' : '#eebb8a'],
    ]) +
    oval(CENTRE - 300, 176, 11, 10, '#e6c6a6') +
    oval(CENTRE - 246, 206, 5, 4.5, '#e6c6a6') +
    (calm
      ? ''
      : radial('dust', [
          [0, '#fffaf0'],
          [0.2, '#fff0d8', 0.9],
          [1, '#ffe2b8', 0],
        ]) +
        oval(CENTRE + 20, horizon - 36, 260, 70, 'url(#dust)') +
        oval(CENTRE + 20, horizon - 36, 19, 19, '#fffaf0')) +
    mesas(5, calm ? '#e9c6a2' : '#d99a6b', 8, 66, 0.7) +
    mesas(6, calm ? '#e0b892' : '#bf7145', 5, 84) +
    vertical('haze', [
      [0, '#fbeeda', 0],
      [0.7, '#fbeeda', 0.7],
      [1, '#fbeeda', 0],
    ]) +
    band(horizon - 60, 84, 'url(#haze)') +
    ground([
      [0, '#e8bd90'],
      [0.4, '#f0d0ab'],
      [1, '#f6e6d3'],
    ]) +
    dune(31, horizon + 20, 22, 760, calm ? '#f0cfa8' : '#eeb783', calm ? '#e6bf95' : '#d08e5e') +
    dune(34, horizon + 112, 54, 1050, '#f3d2ac', '#e0b083') +
    dune(38, horizon + 300, 80, 1500, '#f6dcbc', '#e9c39a'),
}
