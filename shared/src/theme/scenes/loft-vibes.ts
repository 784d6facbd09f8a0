import {
  band,
  CENTRE,
  glow,
  gradientBetween,
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

const { horizon } = SCENE

/** The window: left and right edge, top, sill, panes across and down. */
const WINDOW = { left: CENTRE - 250, right: CENTRE + 210, top: 96, sill: horizon - 4, across: 5, down: 3 }

/** Roofs of the city in the window, with chimneys and water tanks. */
function city(seed: number, low: number, fill: string): string {
  const random = randoms(seed)
  let d = `M${WINDOW.left} ${WINDOW.sill}`
  for (let x = WINDOW.left; x < WINDOW.right; ) {
    const wide = Math.min(26 + random() * 40, WINDOW.right - x)
    const top = Math.round(low - random() * 46)
    d += `V${top}`
    if (random() > 0.55 && wide > 24) d += `h${Math.round(wide * 0.4)}v-12h6v12`
    x += wide
    d += `H${Math.round(x)}`
  }
  return path(`${d}V${WINDOW.sill}Z`, fill)
}

/** Lit windows of that city. */
function lights(seed: number, colour: string): string {
  const random = randoms(seed)
  const d = Array.from({ length: 46 }, () => {
    const x = Math.round(WINDOW.left + 8 + random() * (WINDOW.right - WINDOW.left - 20))
    return `M${x} ${Math.round(WINDOW.sill - 6 - random() * 36)}h3`
  }).join('')
  return line(d, colour, 3.4)
}

function frame(high: string, bars: string, edge: string): string {
  const { left, right, top, sill, across, down } = WINDOW
  const wide = (right - left) / across
  const tall = (sill - top) / down
  const inner = [
    ...Array.from({ length: across - 1 }, (_, index) => `M${left + wide * (index + 1)} ${top}V${sill}`),
    ...Array.from(
      { length: down - 1 },
      (_, index) => `M${left} ${Math.round(top + tall * (index + 1))}H${right}`,
    ),
  ].join('')
  return (
    gradientBetween('steel', 212, 268, [
      [0, high],
      [1, bars],
    ]) +
    line(inner, 'url(#steel)', 4) +
    line(`M${left} ${sill}V${top}H${right}V${sill}`, 'url(#steel)', 9) +
    path(`M${left - 24} ${sill}H${right + 24}v9H${left - 24}Z`, edge)
  )
}

/** The light of the panes on the floor: slanted, wider below. */
function onFloor(colour: string, opacity: number): string {
  const { left, right, across } = WINDOW
  const wide = (right - left) / across
  const d = Array.from({ length: across }, (_, index) => {
    const x = left + wide * index
    const [near, far] = [x - 420 - (across - index) * 26, x - 120]
    return `M${far + 10} ${horizon + 30}h${wide - 18}L${near + wide * 1.5} ${horizon + 430}h${-wide * 1.4}Z`
  }).join('')
  return (
    vertical('beam', [
      [0, colour, opacity],
      [1, colour, 0],
    ]) + path(d, 'url(#beam)')
  )
}

/** Bricks of the wall, a few of them, as lines. */
function bricks(colour: string): string {
  const random = randoms(71)
  const d = Array.from({ length: 130 }, () => {
    const [x, row] = [random() * 2400, Math.floor(random() * 15)]
    return `M${Math.round(x / 46) * 46 + (row % 2) * 23} ${20 + row * 18}h40v12h-40Z`
  }).join('')
  return line(d, colour, 1.2)
}

/** A lamp that hangs from a cable. */
const pendant = (shade: string, cable: string) =>
  line(`M${CENTRE + 330} 0V212`, cable, 2) + path(`M${CENTRE + 318} 212h24l26 30h-76Z`, shade)

/** A plant on the sill. */
const plant = (leaves: string, pot: string) =>
  line(
    `M${CENTRE - 206} 274q-30 -20 -34 -42M${CENTRE - 204} 272q-6 -34 2 -58M${CENTRE - 202} 274q22 -20 36 -40M${CENTRE - 204} 274q-44 -8 -52 -22M${CENTRE - 202} 276q36 -6 52 -22`,
    leaves,
    5,
    'stroke-linecap="round"',
  ) + path(`M${CENTRE - 220} 270h34l-5 26h-24Z`, pot)

/** A tall window of steel and glass on the city at dusk, a wall of bricks, light across the floor. */
export const loftVibesScene: Scene = {
  dark: ({ calm }: Look) =>
    sky([
      [0, '#26221e'],
      [1, '#302a25'],
    ]) +
    bricks('#38312b') +
    vertical('dusk', [
      [0, '#36323a'],
      [0.54, '#403434'],
      [0.8, calm ? '#5a4638' : '#b07a4e'],
      [1, calm ? '#5f4a38' : '#e2a869'],
    ]) +
    path(`M${WINDOW.left} ${WINDOW.top}H${WINDOW.right}V${WINDOW.sill}H${WINDOW.left}Z`, 'url(#dusk)') +
    city(3, horizon - 40, calm ? '#42352e' : '#6b4d3d') +
    city(5, horizon - 14, '#2a2320') +
    (calm ? '' : lights(9, '#ffd596')) +
    frame('#171411', '#171411', '#3b322a') +
    plant('#3d4433', '#6b4a34') +
    ground([
      [0, '#2b241f'],
      [0.06, '#352b23'],
      [1, '#211e1b'],
    ]) +
    band(horizon + 2, 5, '#1b1714') +
    onFloor(calm ? '#6a5138' : '#d9a263', calm ? 0.3 : 0.42) +
    pendant('#14110f', '#14110f') +
    (calm
      ? ''
      : glow('bulb', CENTRE + 330, 264, 150, 54, [
          [0, '#ffe2ae', 0.85],
          [0.2, '#ffc67a', 0.4],
          [1, '#ffc67a', 0],
        ])),
  light: ({ calm }: Look) =>
    sky([
      [0, '#ede8e0'],
      [1, '#e8e1d6'],
    ]) +
    bricks('#e0d8cb') +
    vertical('dusk', [
      [0, '#f4f3ef'],
      [0.6, calm ? '#eff0ee' : '#dfe9ee'],
      [1, calm ? '#f2eee6' : '#fbf3e4'],
    ]) +
    path(`M${WINDOW.left} ${WINDOW.top}H${WINDOW.right}V${WINDOW.sill}H${WINDOW.left}Z`, 'url(#dusk)') +
    city(3, horizon - 40, calm ? '#e4dfd6' : '#c9c9c6') +
    city(5, horizon - 14, calm ? '#dcd4c8' : '#a9a29a') +
    frame('#e2dbcf', calm ? '#d6ccbe' : '#8d7c6b', '#d9c9b2') +
    plant(calm ? '#d3d6c4' : '#8b9a72', calm ? '#e0c9b2' : '#c08a62') +
    ground([
      [0, '#e1d6c5'],
      [0.08, '#e4d9c8'],
      [1, '#ede8e0'],
    ]) +
    band(horizon + 2, 5, '#d4c5af') +
    onFloor('#fffaf0', 0.95) +
    pendant(calm ? '#dccfbd' : '#7d6a58', '#e2dbcf'),
}
