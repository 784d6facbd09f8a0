import { area, disc, line, type Shape } from './shape.ts'

/** The tones of a skin: by light, in shade, and the lips. */
export interface Skin {
  base: string
  shade: string
  lip: string
  /** How much of the red of the cheeks is seen. */
  blush: number
}

export const skins: readonly [Skin, ...Skin[]] = [
  { base: '#fbdcc6', shade: '#efbfa1', lip: '#c95f5c', blush: 0.26 },
  { base: '#f4cba8', shade: '#e0a87f', lip: '#bf5650', blush: 0.24 },
  { base: '#e8b48a', shade: '#cf9465', lip: '#ad4a45', blush: 0.22 },
  { base: '#d39b6c', shade: '#b67c4e', lip: '#98403c', blush: 0.2 },
  { base: '#b47a4c', shade: '#945d35', lip: '#7f3230', blush: 0.17 },
  { base: '#9a643d', shade: '#7b4b29', lip: '#7c3232', blush: 0.14 },
  { base: '#825031', shade: '#643a20', lip: '#a85350', blush: 0.13 },
  { base: '#68412c', shade: '#4d2d1c', lip: '#a2534f', blush: 0.12 },
]

const ink = '#1f161f'
const white = '#fffaf3'

const jaws = [
  'C17.5 5 9 12.5 0 12.5S-17.5 5-17.5-5',
  'C17 5 8 14.5 0 14.5S-17 5-17.5-5',
  'C17.5 4 13.5 13 5 13H-5C-13.5 13-17.5 4-17.5-5',
]

/** Head, ears and neck. */
export function head(skin: Skin, jaw: number): Shape[] {
  const { base, shade } = skin
  return [
    area('M-7.5 4V20C-7.5 25-4 28 0 28S7.5 25 7.5 20V4Z', base),
    area('M-7.5 9C-4 15.5 4 16 7.5 10V21C7.5 22 7 23 6.4 24 5 18-2 18.6-7.5 15Z', shade),
    area(disc(-18, -5, 4) + disc(18, -5, 4), base),
    area(disc(18.4, -4.6, 2.2), shade),
    area(`M-17.5-13C-17.5-25-10-32 0-32S17.5-25 17.5-13V-5${jaws[jaw] ?? ''}Z`, base),
  ]
}

/** The side of the face that is turned from the lamp. It ends at the jaw. */
export function faceShade({ shade }: Skin, jaw: number): Shape {
  const end = ['C17.5 5 9 12.5 0 12.5', 'C17 5 8 14.5 0 14.5', 'C17.5 4 13.5 13 5 13H0'][jaw] ?? ''
  return area(`M4-31.6C13-29.6 17.5-22 17.5-13V-5${end}C8 9 12.4 2 13-6 13.6-15 10.6-25 4-31.6Z`, shade, 0.75)
}

/** The eyes. Their mood is that of the mouth too: the lists of eyes, brows and mouths are drawn to go with each other. */
const eyeKinds: readonly Shape[][] = [
  [
    area(disc(-7, -7, 2.1) + disc(7, -7, 2.1), ink),
    area(disc(-6.3, -7.8, 0.7) + disc(7.7, -7.8, 0.7), white),
  ],
  [line('M-9.6-6.4Q-7-9.4-4.4-6.4M4.4-6.4Q7-9.4 9.6-6.4', ink, 1.7)],
  [
    area(disc(-6, -7, 2.1) + disc(8, -7, 2.1), ink),
    area(disc(-5.2, -7.7, 0.7) + disc(8.8, -7.7, 0.7), white),
  ],
  [
    area(disc(-7, -6.6, 1.9) + disc(7, -6.6, 1.9), ink),
    line('M-9.8-8.2Q-7-10-4.2-8.4M4.2-8.4Q7-10 9.8-8.2', ink, 1.5),
  ],
  [
    area(disc(-7, -7, 2.1), ink),
    area(disc(-6.3, -7.8, 0.7), white),
    line('M4.4-6.8Q7-9.4 9.6-6.4', ink, 1.7),
  ],
]

const browKinds = [
  'M-10.4-12.4Q-7.4-14.4-4-12.8M4-12.8Q7.4-14.4 10.4-12.4',
  'M-10.6-13Q-7.4-15.8-4-14M4-14Q7.4-15.8 10.6-13',
  'M-10.4-12.8L-4-13.4M4-13.4L10.4-12.8',
  'M-10.4-12.6Q-7.4-14-4-12.6M4-14.4Q7.6-16.6 10.6-14',
]

const noseKinds = [
  'M-2-.6Q0 1.4 2-.6',
  'M.6-5.6Q3.4-.6 1.4.2 0 .8-1.4.2',
  'M0-5Q-2.6-.4-.8.2 0 .5 1.6 0',
  'M-2.8-.4Q-2.4-2-1.6-1.4M2.8-.4Q2.4-2 1.6-1.4M-1.6.4Q0 1.6 1.6.4',
]

const mouthKinds = (lip: string): readonly Shape[][] => [
  [line('M-4.8 4.8Q0 8.8 4.8 4.8', lip, 1.8)],
  [area('M-6 4H6Q5.4 10 0 10T-6 4Z', '#6f2430'), area('M-5.2 4H5.2L4.6 5.9H-4.6Z', white)],
  [line('M-3.6 6Q1 7.8 4.8 4.8', lip, 1.8)],
  [line('M-3.8 5.4Q0 7.2 3.8 5.4', lip, 1.8)],
  [area('M-4.6 5Q-2 3.6 0 4.6 2 3.6 4.6 5 3 8.2 0 8.2T-4.6 5Z', lip)],
  [
    area('M-6.4 3.8Q0 6 6.4 3.8 6 9 0 9T-6.4 3.8Z', white),
    line('M-6.4 3.8Q0 6 6.4 3.8 6 9 0 9T-6.4 3.8Z', lip, 1),
  ],
]

/** How many there are of each part of a face. */
export const faceCounts = {
  jaw: jaws.length,
  eyes: eyeKinds.length,
  brows: browKinds.length,
  nose: noseKinds.length,
  mouth: 6,
}

/** The numbers of the parts of one face. `freckles`: drawn or not. */
export interface Face {
  eyes: number
  brows: number
  nose: number
  mouth: number
  freckles: boolean
}

/** Eyes, brows, nose, mouth and cheeks. */
export function features(face: Face, { skin, brow }: { skin: Skin; brow: string }): Shape[] {
  return [
    area(disc(-10.5, 1.6, 3.2) + disc(10.5, 1.6, 3.2), '#ff6b57', skin.blush),
    ...(face.freckles
      ? [
          area(
            [-12, -10, -8.4, 8.4, 10, 12].map((x, i) => disc(x, i % 2 ? -1.6 : 0.2, 0.6)).join(''),
            skin.shade,
          ),
        ]
      : []),
    ...(eyeKinds[face.eyes] ?? []),
    line(browKinds[face.brows] ?? '', brow, 1.8),
    line(noseKinds[face.nose] ?? '', skin.shade, 1.7),
    ...(mouthKinds(skin.lip)[face.mouth] ?? []),
  ]
}

/** Beards, in the colour of the hair: none, full, stubble, on the chin, a moustache. They are drawn below the mouth. */
export function beard(kind: number, hair: string): Shape[] {
  const full =
    'M-17.8-8C-18 8-12 18 0 18S18 8 17.8-8C16.5-2 13.5 2 9.4 1.6 5-.4-5-.4-9.4 1.6-13.5 2-16.5-2-17.8-8Z'
  if (kind === 1) return [area(full, hair)]
  if (kind === 2)
    return [
      area(
        'M-17.4-5C-17 6-10 13 0 13S17 6 17.4-5C16.5 0 13 3 9 2.6 5 1-5 1-9 2.6-13 3-16.5 0-17.4-5Z',
        hair,
        0.35,
      ),
    ]
  if (kind === 3) return [area('M-6.6 8.6Q0 6 6.6 8.6 7 16.4 0 16.4T-6.6 8.6Z', hair)]
  if (kind === 4)
    return [area('M-8.6 4.6C-6.6-.2-2 .2 0 1.8 2 .2 6.6-.2 8.6 4.6 5 3.2 2 4 0 3.6-2 4-5 3.2-8.6 4.6Z', hair)]
  return []
}

/** Glasses: none, round, with corners, half-rimmed. */
export function glasses(kind: number, colour: string): Shape[] {
  if (kind === 1)
    return [
      line(
        `${disc(-7.4, -6.6, 5.4)}${disc(7.4, -6.6, 5.4)}M-2-7.4Q0-9 2-7.4M-12.8-7.4L-17-8.6M12.8-7.4L17-8.6`,
        colour,
        1.4,
      ),
    ]
  if (kind === 2)
    return [
      line(
        'M-13-11H-3Q-1.8-11-2-9.6-2.4-2.6-6-2.6H-9.4Q-13.2-2.6-13.8-9.4-13.9-11-13-11ZM13-11H3Q1.8-11 2-9.6 2.4-2.6 6-2.6H9.4Q13.2-2.6 13.8-9.4 13.9-11 13-11ZM-2-8.8Q0-9.8 2-8.8M-13.6-9L-17-9.4M13.6-9L17-9.4',
        colour,
        1.5,
      ),
    ]
  return []
}
