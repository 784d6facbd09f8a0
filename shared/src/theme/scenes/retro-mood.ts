import {
  band,
  CENTRE,
  glow,
  ground,
  type Look,
  line,
  oval,
  path,
  SCENE,
  type Scene,
  sky,
  vertical,
} from './draw.ts'

const { horizon, width, height } = SCENE

/** A sun of the eighties: slices that grow thinner upwards. It stands on the horizon. */
function slicedSun(radius: number, fill: string): string {
  const [x, y] = [CENTRE, horizon - 16]
  const slices: string[] = []
  for (let from = -radius, gap = 0; from < 16; ) {
    const tall = Math.max(4, 17 + from * 0.03)
    const to = Math.min(from + tall, 16)
    slices.push(`M0 ${Math.round((y + from) * 10) / 10}H${width}V${Math.round((y + to) * 10) / 10}H0Z`)
    gap = 1.5 + (from + radius) * 0.055
    from = to + gap
  }
  return `<clipPath id="slices"><path d="${slices.join('')}"/></clipPath><circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" clip-path="url(#slices)"/>`
}

/** The plane that goes to the horizon: lines to one point, and lines across that come nearer to each other. */
function grid(colour: string, opacity: number): string {
  let d = ''
  for (let index = -26; index <= 26; index += 1)
    d += `M${CENTRE + index * 16} ${horizon}L${CENTRE + index * 210} ${height}`
  for (let y = horizon + 4, gap = 6; y < height; y += gap, gap *= 1.28) d += `M0 ${Math.round(y)}H${width}`
  return line(d, colour, 1.4, `opacity="${opacity}"`)
}

/** The stripes of the seventies: they come from the left, turn beside the tape and run down the page. */
const stripes = (colours: readonly string[]) =>
  colours
    .map((colour, index) => {
      const radius = 150 - index * 17
      return line(
        `M0 ${horizon - 76 + index * 17}H${CENTRE + 190}a${radius} ${radius} 0 0 1 ${radius} ${radius}V${height}`,
        colour,
        17,
      )
    })
    .join('')

/** A cassette that stands on the table: its label, its window, its two reels. */
function tape(shell: string, label: string, ink: string, stripe: string): string {
  const [x, y] = [CENTRE - 84, horizon - 82]
  const reel = (at: number) =>
    oval(at, y + 54, 17, 17, ink) +
    oval(at, y + 54, 9, 9, label) +
    line(`M${at} ${y + 42}v6M${at} ${y + 60}v6M${at - 12} ${y + 54}h6M${at + 6} ${y + 54}h6`, label, 3)
  const box = (dx: number, dy: number, wide: number, tall: number, round: number, fill: string) =>
    `<rect x="${x + dx}" y="${y + dy}" width="${wide}" height="${tall}" rx="${round}" fill="${fill}"/>`
  return (
    box(0, 0, 168, 108, 9, shell) +
    box(11, 9, 146, 70, 5, label) +
    box(11, 20, 146, 6, 0, stripe) +
    box(11, 29, 146, 3, 0, ink) +
    box(38, 36, 92, 36, 18, ink) +
    reel(x + 56) +
    reel(x + 112) +
    path(`M${x + 34} ${y + 108}l9 -20h82l9 20Z`, ink, 'opacity=".55"')
  )
}

/** By night an amber screen, whose sliced sun goes down behind a plane of lines; by day a cassette before its stripes. */
export const retroMoodScene: Scene = {
  dark: ({ calm }: Look) =>
    sky([
      [0, '#150f08'],
      [0.7, '#2a190a'],
      [1, calm ? '#402509' : '#7a420e'],
    ]) +
    (calm
      ? ''
      : glow('shine', CENTRE, horizon, 520, 92, [
          [0, '#ff9d3d', 0.5],
          [1, '#ff9d3d', 0],
        ])) +
    vertical(
      'sun',
      calm
        ? [
            [0, '#6b4512'],
            [1, '#5c2d12'],
          ]
        : [
            [0, '#ffd27a'],
            [0.55, '#ff9c42'],
            [1, '#f0643c'],
          ],
    ) +
    slicedSun(76, 'url(#sun)') +
    path(
      `M0 ${horizon}L0 270l120 -14l160 22l130 -34l150 40l170 -26l150 26l140 -18l120 28V${horizon}ZM1860 ${horizon}l90 -20l110 12l140 -36l120 30l80 -8V${horizon}Z`,
      '#1c1207',
    ) +
    ground([
      [0, '#2a1908'],
      [0.25, '#1d1208'],
      [1, '#150f08'],
    ]) +
    grid(calm ? '#5a3b12' : '#e09a3a', calm ? 0.5 : 0.42) +
    band(horizon - 1, 2, calm ? '#5c3a10' : '#ffc266', 'opacity=".8"') +
    Array.from({ length: 62 }, (_, index) => band(index * 5, 1, '#0b0703', 'opacity=".22"')).join(''),
  light: ({ calm }: Look) =>
    sky([
      [0, '#f4ebce'],
      [1, '#f2e5bf'],
    ]) +
    stripes(
      calm ? ['#dfdcb8', '#f0d9a4', '#f0cea6', '#edc7a8'] : ['#1d8a88', '#e9a83a', '#df7a35', '#b8452a'],
    ) +
    (calm ? '' : tape('#3b2a1d', '#fbf3d9', '#2e1a06', '#df7a35')) +
    vertical('floor', [
      [0, '#f4ebce', 0],
      [0.5, '#f4ebce', 0.7],
      [1, '#f4ebce'],
    ]) +
    band(horizon + 40, height - horizon - 40, 'url(#floor)'),
}
