import {
  CENTRE,
  glow,
  ground,
  type Look,
  line,
  oval,
  path,
  randoms,
  ridge,
  SCENE,
  type Scene,
  sky,
  vertical,
} from './draw.ts'

const { horizon } = SCENE

/** Long clouds: lit from below. */
function clouds(
  seed: number,
  fill: string,
  from: number,
  to: number,
  count: number,
  opacity: number,
): string {
  const random = randoms(seed)
  const d = Array.from({ length: count }, () => {
    const [x, y, long] = [500 + random() * 1900, from + random() * (to - from), 90 + random() * 260]
    const tall = 5 + random() * 9
    return `M${Math.round(x)} ${Math.round(y)}c${Math.round(long * 0.2)} ${Math.round(-tall)} ${Math.round(long * 0.34)} ${Math.round(-tall * 1.6)} ${Math.round(long * 0.5)} ${Math.round(-tall)}s${Math.round(long * 0.3)} ${Math.round(-tall * 0.6)} ${Math.round(long * 0.5)} ${Math.round(tall)}q${Math.round(-long * 0.5)} ${Math.round(tall * 0.7)} ${Math.round(-long)} 0Z`
  }).join('')
  return path(d, fill, `opacity="${opacity}"`)
}

/** Birds on their way home. */
const birds = (colour: string) =>
  line(
    [
      [-150, 236],
      [-132, 228],
      [-116, 238],
      [-170, 226],
    ]
      .map(([x = 0, y = 0]) => `M${CENTRE + x - 6} ${y - 3}q4 -2 6 2q2 -4 6 -2`)
      .join(''),
    colour,
    1.6,
  )

/** The last half hour: a large sun half behind the hills, plum above, one hill behind the other in the haze. */
export const sunsetScene: Scene = {
  dark: ({ calm }: Look) =>
    sky([
      [0, '#1e0d19'],
      [0.45, '#3c1630'],
      [0.69, '#521a36'],
      [0.88, calm ? '#6b2438' : '#c24b4c'],
      [1, calm ? '#74302f' : '#f39a56'],
    ]) +
    (calm
      ? ''
      : glow('halo', CENTRE, horizon - 10, 460, 82, [
          [0, '#ffd08a', 0.85],
          [0.35, '#ff8f5a', 0.4],
          [1, '#ff6f5a', 0],
        ])) +
    vertical(
      'disc',
      calm
        ? [
            [0, '#7c3a2c'],
            [1, '#6d2a34'],
          ]
        : [
            [0, '#fff0bf'],
            [0.6, '#ffc36e'],
            [1, '#ff8a56'],
          ],
    ) +
    oval(CENTRE, horizon - 4, 62, 62, 'url(#disc)') +
    clouds(61, '#5c2038', 110, 200, 14, 0.6) +
    clouds(63, calm ? '#6b2a38' : '#ffab78', 234, 276, 9, 0.7) +
    birds(calm ? '#3a1426' : '#3a1024') +
    ground([
      [0, calm ? '#5e2038' : '#a23a52'],
      [1, '#240f1d'],
    ]) +
    ridge({ seed: 64, y: horizon - 8, tall: 34, wide: 640, rough: 0.35 }, calm ? '#5e2038' : '#a23a52') +
    ridge({ seed: 66, y: horizon + 14, tall: 40, wide: 820, rough: 0.3 }, calm ? '#4c1a32' : '#722744') +
    ridge({ seed: 68, y: horizon + 56, tall: 56, wide: 1100, rough: 0.3 }, '#4a1a33') +
    ridge({ seed: 70, y: horizon + 190, tall: 80, wide: 1400, rough: 0.25 }, '#38142a') +
    ridge({ seed: 72, y: horizon + 370, tall: 90, wide: 1800, rough: 0.2 }, '#2a1020'),
  light: ({ calm }: Look) =>
    sky([
      [0, '#fdede5'],
      [0.55, '#fde2d9'],
      [0.85, calm ? '#fad6cc' : '#fdbfae'],
      [1, calm ? '#fadcc0' : '#ffd796'],
    ]) +
    (calm
      ? ''
      : glow('halo', CENTRE, horizon - 10, 420, 90, [
          [0, '#fff3c4', 0.95],
          [0.4, '#ffd894', 0.5],
          [1, '#ffc08a', 0],
        ])) +
    oval(CENTRE, horizon - 4, 62, 62, calm ? '#fbe3c4' : '#fff6d6') +
    clouds(61, '#f8d0cb', 120, 214, 14, 0.7) +
    clouds(63, calm ? '#f6cfc6' : '#f79a8a', 236, 276, 9, 0.6) +
    birds(calm ? '#dcb2b4' : '#8f4560') +
    ground([
      [0, calm ? '#f2c8c2' : '#eb989a'],
      [1, '#fdede5'],
    ]) +
    ridge({ seed: 64, y: horizon - 8, tall: 34, wide: 640, rough: 0.35 }, calm ? '#f2c8c2' : '#eb989a') +
    ridge({ seed: 66, y: horizon + 14, tall: 40, wide: 820, rough: 0.3 }, calm ? '#ecc0c0' : '#c76682') +
    ridge({ seed: 68, y: horizon + 56, tall: 56, wide: 1100, rough: 0.3 }, '#e8b4bc') +
    ridge({ seed: 70, y: horizon + 190, tall: 80, wide: 1400, rough: 0.25 }, '#f0c8c6') +
    ridge({ seed: 72, y: horizon + 370, tall: 90, wide: 1800, rough: 0.2 }, '#f7dad3'),
}
