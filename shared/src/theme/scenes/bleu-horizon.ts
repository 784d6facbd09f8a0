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
  ridge,
  SCENE,
  type Scene,
  sky,
  stars,
} from './draw.ts'

const { horizon } = SCENE

/** Light on still water: short strokes that are longer and farther apart the nearer they are. */
function glints(seed: number, colour: string, opacity: number, spread: number): string {
  const random = randoms(seed)
  let d = ''
  for (let y = horizon + 5, gap = 5; y < horizon + 420; y += gap, gap *= 1.13) {
    const reach = spread + (y - horizon) * 0.9
    for (let index = 0; index < 5; index += 1) {
      const long = (10 + (y - horizon) * 0.28) * (0.4 + random())
      d += `M${Math.round(CENTRE + (random() - 0.5) * 2 * reach - long / 2)} ${Math.round(y + (random() - 0.5) * gap)}h${Math.round(long)}`
    }
  }
  return line(d, colour, 1.6, `stroke-linecap="round" opacity="${opacity}"`)
}

/** The far shore with its lighthouse, right of the dawn. */
function shore(fill: string): string {
  const y = horizon
  return path(
    `M${CENTRE + 96} ${y}q70 -10 130 -14l30 -12l46 -6l24 -10l70 4l60 -12l90 10l120 -4l70 8V${y}Z M${CENTRE + 214} ${y - 18}l3 -34h8l3 34Z M${CENTRE + 215} ${y - 55}h12v-5l-6 -6l-6 6Z`,
    fill,
  )
}

function sail(fill: string): string {
  const [x, y] = [CENTRE - 176, horizon + 7]
  return path(
    `M${x} ${y - 6}v-38q18 18 22 38ZM${x - 4} ${y - 6}v-30q-14 16 -17 30ZM${x - 22} ${y - 3}h48l-8 8h-32Z`,
    fill,
  )
}

/** The hour before sunrise at sea: a flat horizon, a thread of dawn, a far shore with a lighthouse. */
export const bleuHorizonScene: Scene = {
  dark: ({ calm }: Look) =>
    sky([
      [0, '#06142c'],
      [0.55, '#0c2a56'],
      [0.8, '#13417a'],
      [0.94, calm ? '#1d4a80' : '#3f74a6'],
      [1, calm ? '#2b5078' : '#d99a6a'],
    ]) +
    stars(11, 60, 20, 190, '#4a6288', 1.5) +
    (calm
      ? ''
      : radial('dawn', [
          [0, '#ffd9a6', 0.95],
          [0.25, '#ffb878', 0.55],
          [1, '#ffb878', 0],
        ]) + oval(CENTRE, horizon, 420, 74, 'url(#dawn)')) +
    ridge({ seed: 4, y: horizon - 2, tall: 16, wide: 900, rough: 0.5 }, '#12325c', 'opacity=".7"') +
    shore('#071a36') +
    ground([
      [0, calm ? '#1a426f' : '#3a6f9e'],
      [0.03, '#154172'],
      [0.16, '#0c2c55'],
      [1, '#061730'],
    ]) +
    glints(7, calm ? '#2d5c8f' : '#ffcf9e', calm ? 0.5 : 0.62, 26) +
    glints(8, '#3f78b4', 0.35, 620) +
    sail('#050f21') +
    (calm
      ? ''
      : oval(CENTRE + 221, horizon - 58, 3, 3, '#fff3d2') +
        radial('lamp', [
          [0, '#fff0c4', 0.8],
          [1, '#fff0c4', 0],
        ]) +
        oval(CENTRE + 221, horizon - 58, 26, 13, 'url(#lamp)')),
  light: ({ calm }: Look) =>
    sky([
      [0, '#e9f4fd'],
      [0.5, '#d8ecfb'],
      [0.85, calm ? '#cfe6f8' : '#b8dcf6'],
      [1, calm ? '#dceaf3' : '#fff0dc'],
    ]) +
    (calm
      ? ''
      : radial('sun', [
          [0, '#fffaf0'],
          [0.3, '#fff2d8', 0.9],
          [1, '#ffe9c4', 0],
        ]) +
        oval(CENTRE, horizon - 34, 150, 110, 'url(#sun)') +
        oval(CENTRE, horizon - 34, 26, 26, '#fffdf6')) +
    ridge({ seed: 4, y: horizon - 2, tall: 18, wide: 900, rough: 0.5 }, '#a9cbe8', 'opacity=".7"') +
    shore(calm ? '#a8c8e2' : '#5f93c2') +
    ground([
      [0, calm ? '#c6def0' : '#8dc0e8'],
      [0.05, calm ? '#c3dff4' : '#79b4e2'],
      [0.2, '#b4d7f1'],
      [1, '#e2f0fb'],
    ]) +
    glints(7, '#ffffff', 0.85, 26) +
    glints(8, '#eef8ff', 0.6, 620) +
    sail(calm ? '#a8c8e2' : '#f7fbff') +
    band(horizon - 1, 1.5, '#ffffff', 'opacity=".6"'),
}
