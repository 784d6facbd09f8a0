import { CENTRE, glow, type Look, line, path, randoms, SCENE, type Scene, sky, vertical } from './draw.ts'

const { height, horizon, width } = SCENE

/** One row of waves: each rises slowly, curls over, and leaves a hollow under its lip. */
function swell(seed: number, y: number, long: number, tall: number): { body: string; crest: string } {
  const random = randoms(seed)
  let [x, crest] = [-random() * long, '']
  let body = `M${Math.round(x)} ${y}`
  while (x < width) {
    const [wide, high] = [long * (0.8 + random() * 0.4), tall * (0.75 + random() * 0.35)]
    const at = (across: number, up: number) => `${Math.round(x + wide * across)} ${Math.round(y - high * up)}`
    const lip = `C${at(0.72, 1)} ${at(0.8, 0.86)} ${at(0.79, 0.64)}`
    body += `C${at(0.3, 0)} ${at(0.42, 1)} ${at(0.6, 1)}${lip}C${at(0.75, 0.76)} ${at(0.67, 0.74)} ${at(0.65, 0.5)}C${at(0.63, 0.2)} ${at(0.8, 0)} ${at(1, 0)}`
    crest += `M${at(0.4, 0.72)}C${at(0.46, 0.92)} ${at(0.53, 1)} ${at(0.6, 1)}${lip}`
    x += wide
  }
  return { body: `${body}V${height}H0Z`, crest }
}

interface Water {
  at: readonly [seed: number, y: number, long: number, tall: number]
  top: string
  deep: string
  foam: string
  opacity: number
}

function water({ at, top, deep, foam, opacity }: Water): string {
  const { body, crest } = swell(...at)
  const id = `w${at[0]}`
  return (
    vertical(id, [
      [0, top],
      [0.35, deep],
      [1, deep],
    ]) +
    path(body, `url(#${id})`) +
    line(crest, foam, 3.2, `opacity="${opacity}" stroke-linecap="round"`)
  )
}

/** Gulls in the wind, seen from below. */
const gulls = (colour: string) =>
  line(
    [
      [-96, 240, 13],
      [-62, 224, 10],
      [-136, 222, 8],
      [40, 220, 7],
    ]
      .map(
        ([x = 0, y = 0, wing = 0]) =>
          `M${CENTRE + x - wing} ${y - wing * 0.3}q${wing * 0.6} ${-wing * 0.4} ${wing} ${wing * 0.5}q${wing * 0.4} ${-wing * 0.9} ${wing} ${-wing * 0.5}`,
      )
      .join(''),
    colour,
    2.2,
    'stroke-linecap="round"',
  )

/** Salt air over deep water: long swells that curl, foam on their crests, gulls in the wind. */
export const oceanBreezeScene: Scene = {
  dark: ({ calm }: Look) =>
    sky([
      [0, '#02191d'],
      [0.68, '#063238'],
      [1, calm ? '#0d4a50' : '#1f7f80'],
    ]) +
    (calm
      ? ''
      : glow('moon', CENTRE + 150, 262, 250, 56, [
          [0, '#d9fff2', 0.7],
          [0.12, '#a6f0e0', 0.28],
          [1, '#6fd8cc', 0],
        ])) +
    gulls(calm ? '#1f5a60' : '#9fe0d8') +
    water({
      at: [2, horizon - 22, 210, 34],
      top: calm ? '#0f5055' : '#1b7a7c',
      deep: '#0a4348',
      foam: calm ? '#2f6e72' : '#8fe3d8',
      opacity: 0.55,
    }) +
    water({
      at: [5, horizon + 14, 330, 66],
      top: calm ? '#0f5359' : '#2b9894',
      deep: '#07393f',
      foam: calm ? '#2f7276' : '#e2fff7',
      opacity: calm ? 0.6 : 0.8,
    }) +
    water({
      at: [8, horizon + 130, 560, 84],
      top: '#0b5a60',
      deep: '#042a30',
      foam: '#2b7f82',
      opacity: 0.7,
    }) +
    water({
      at: [9, horizon + 330, 760, 110],
      top: '#073e45',
      deep: '#03222a',
      foam: '#1c6469',
      opacity: 0.6,
    }),
  light: ({ calm }: Look) =>
    sky([
      [0, '#e9f6f8'],
      [0.7, '#dcf1f5'],
      [1, calm ? '#d0ebef' : '#c8ecf2'],
    ]) +
    gulls(calm ? '#b9d8de' : '#5f9aa6') +
    (calm
      ? ''
      : glow('moon', CENTRE + 150, 260, 220, 60, [
          [0, '#ffffff', 0.95],
          [1, '#ffffff', 0],
        ])) +
    water({
      at: [2, horizon - 22, 210, 34],
      top: calm ? '#c4e6ec' : '#93d6e0',
      deep: calm ? '#c9e8ee' : '#a4dfe6',
      foam: '#ffffff',
      opacity: 0.7,
    }) +
    water({
      at: [5, horizon + 14, 330, 66],
      top: calm ? '#bfe6ec' : '#4bbccb',
      deep: calm ? '#c8e9ef' : '#8ad6df',
      foam: '#ffffff',
      opacity: 0.95,
    }) +
    water({
      at: [8, horizon + 130, 560, 84],
      top: '#aee2e8',
      deep: '#cfeef2',
      foam: '#ffffff',
      opacity: 0.9,
    }) +
    water({
      at: [9, horizon + 330, 760, 110],
      top: '#c3eaef',
      deep: '#e0f4f7',
      foam: '#ffffff',
      opacity: 0.9,
    }),
}
