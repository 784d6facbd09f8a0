import { area, disc, discs, line, type Shape } from './shape.ts'

/** What covers a head: behind it, and over its forehead. Colours: the hair, its darker tone, and a cloth with its darker tone. */
interface Hair {
  back: Shape[]
  front: Shape[]
}
interface HairColours {
  hair: string
  dark: string
  cloth: string
  fold: string
}
/** One way to wear hair, or what is worn over it. */
export interface HairStyle {
  draw: (colours: HairColours) => Hair
  /** Whether a beard can go with it. */
  beard?: boolean
  /** Whether the neck is covered. */
  wrapped?: boolean
  /** Whether it is a hat, over which no headphones fit. */
  hat?: boolean
  /** Whether it is that of an older person: the hair is grey. */
  grey?: boolean
}

const smooth =
  'M-18.5-7C-21.5-26-12-36 0-36S21.5-26 18.5-7C17.5-15 14-22 8-25 3-27-3-27-8-25-14-22-17.5-15-18.5-7Z'

const front =
  (d: string, strand?: string) =>
  ({ hair, dark }: HairColours): Hair => ({
    back: [],
    front: [area(d, hair), ...(strand ? [line(strand, dark, 1.4)] : [])],
  })

/** A plait from the ear to the chest, with its tie. */
const plait = (side: number, { hair, dark, cloth }: HairColours): Shape[] => {
  const knots = [0, 1, 2, 3, 4].map((i) => [side * (20 + i * 0.6), 4 + i * 6, 4.6 - i * 0.35] as const)
  return [
    area(discs(knots), hair),
    line(
      knots.map(([x, y, r]) => `M${x - r * 0.6} ${y - 1.2}l${r * 0.6} 2.6l${r * 0.6}-2.6`).join(''),
      dark,
      1.2,
    ),
    line(`M${side * 22.6 - 2.4} 31.4h4.8`, cloth, 2.4),
    area(disc(side * 22.8, 34.6, 2.9), hair),
  ]
}

const locs = [-21, -15, -9, 9, 15, 21]

export const hairStyles: readonly HairStyle[] = [
  // Short, parted at the side.
  {
    beard: true,
    draw: front(
      'M-18.5-7C-21.5-26-13-37 1-37S21-27 18.5-7C17-11 17-17 14-21 6-17-6-18-11-24-14-20-17-14-18.5-7Z',
      'M-10-30C-3-27 5-27 12-29',
    ),
  },
  // A quiff.
  {
    beard: true,
    draw: front(
      'M-18.5-7C-21-20-19-27-14-30-13-41 13-46 18-33 22-27 20-15 18.5-7 17.5-13 16-19 12-23 3-19-7-20-12-25-15-20-17-14-18.5-7Z',
      'M-7-33C-1-37 8-37 13-32M-3-28C2-30 8-30 12-28',
    ),
  },
  // Very short.
  {
    beard: true,
    draw: ({ hair, dark }) => ({
      back: [],
      front: [
        area(
          'M-18.2-8C-20.5-27-11-34 0-34S20.5-27 18.2-8C16.5-14 15.5-19 12-22 5-25-5-25-12-22-15.5-19-16.5-14-18.2-8Z',
          hair,
        ),
        area('M8-32.4C16-29 19.6-20 18.2-8 16.5-14 15.5-19 12-22 12-26 10-30 8-32.4Z', dark),
      ],
    }),
  },
  // None.
  { beard: true, draw: () => ({ back: [], front: [] }) },
  // Long and straight, parted in the middle.
  {
    draw: ({ hair, dark }) => ({
      back: [
        area('M-21-12C-22-30-12-38 0-38S22-30 21-12L23 20C23 25 18 28 13 28H-13C-18 28-23 25-23 20Z', dark),
      ],
      front: [
        area(
          'M0-37.5C-14-38-22-28-21-8L-22 20C-18 17-16 4-16.5-9-12-16-3-23 0-31 3-23 12-16 16.5-9 16 4 18 17 22 20L21-8C22-28 14-38 0-37.5Z',
          hair,
        ),
      ],
    }),
  },
  // Long and wavy, parted at the side.
  {
    draw: ({ hair, dark }) => ({
      back: [
        area(
          'M-21-14C-23-30-12-39 0-39S23-30 21-14C27-8 20 0 25 6 28 13 22 20 25 25 14 32-14 32-25 25-22 20-28 13-25 6-20 0-27-8-21-14Z',
          dark,
        ),
      ],
      front: [
        area(
          'M-7-37C9-42 24-32 21-13 25-7 19 0 23 6 25 12 21 17 22 22 16 18 18 8 17 0 17-8 15-15 10-19 3-21-5-25-8-30-10-23-15-18-17-10-18 0-16 12-22 20-21 15-25 11-23 5-20 0-25-7-21-13-24-25-17-35-7-37Z',
          hair,
        ),
      ],
    }),
  },
  // A bob with a fringe.
  {
    draw: ({ hair, dark }) => ({
      back: [
        area('M-21-14C-22-31-12-38 0-38S22-31 21-14L23 8C23 14 18 15 12 15H-12C-18 15-23 14-23 8Z', dark),
      ],
      front: [
        area(
          'M-21-8C-24-30-13-38.5 0-38.5S24-30 21-8L22.5 9C18 13 15 6 16.5-13 8-16-8-16-16.5-13-15 6-18 13-22.5 9Z',
          hair,
        ),
        line('M-7-16.5C-7-20-6-24-4-27M4-16.2C4-20 5-24 7-27', dark, 1.2),
      ],
    }),
  },
  // A bun on top.
  {
    beard: true,
    draw: ({ hair, dark }) => ({
      back: [area(disc(0, -38, 7.6), dark), area(disc(-1.2, -38.6, 6.2), hair)],
      front: [area(smooth, hair), line('M-5-34.6Q0-32.6 5-34.6', dark, 2)],
    }),
  },
  // Round and dense.
  {
    beard: true,
    draw: ({ hair, dark }) => ({
      back: [
        area(
          discs([
            [0, -19, 25],
            [-19, -11, 10],
            [19, -11, 10],
            [-17, -28, 10],
            [17, -28, 10],
            [-7, -35, 10],
            [7, -35, 10],
          ]),
          hair,
        ),
        line('M-21-24q2-4 5-5M-9-38q4-2 7-1M9-37q4 1 6 4M22-22q1 3 0 6M-24-10q-.5 3 1 5', dark, 1.6),
      ],
      front: [
        area('M-18-8C-19-18-15-25-9-26-3-28 3-28 9-26 15-25 19-18 18-8 23-22 16-34 0-34S-23-22-18-8Z', hair),
      ],
    }),
  },
  // Curls.
  {
    beard: true,
    draw: ({ hair, dark }) => ({
      back: [],
      front: [
        area(
          discs([
            [-18, -13, 4.6],
            [-16.5, -21, 6],
            [-11, -29, 7.4],
            [-1, -33, 7.6],
            [9, -30, 7.4],
            [16, -22, 6.4],
            [18.2, -13, 4.6],
            [-7, -23.5, 5],
            [1.5, -24, 5.2],
            [9.5, -22.5, 4.6],
          ]),
          hair,
        ),
        line(
          'M-13-27q2.5-4 6-2.6M-4-33q3-3.4 6-1.4M6-28q3.6-2 5.6 1.4M-8-22q2.4-2 4.4 0M2-23q2.4-2 4.4 0M13-19q2.6-1.4 3.6 1',
          dark,
          1.3,
        ),
      ],
    }),
  },
  // Long curls.
  {
    draw: ({ hair, dark }) => ({
      back: [
        area(
          discs([
            [0, -18, 22],
            [-20, -12, 9],
            [-23, 0, 8.6],
            [-22, 11, 8.4],
            [-17, 20, 7.4],
            [20, -12, 9],
            [23, 0, 8.6],
            [22, 11, 8.4],
            [17, 20, 7.4],
          ]),
          dark,
        ),
      ],
      front: [
        area(
          discs([
            [-20, 3, 5],
            [-20.5, -6, 5.4],
            [-19, -15, 6.4],
            [-14, -25, 7.6],
            [-5, -31, 8],
            [6, -31, 8],
            [14.5, -25, 7.6],
            [19, -15, 6.4],
            [20.5, -6, 5.4],
            [20, 3, 5],
            [-6, -25, 4.4],
            [2, -25, 4.8],
            [9.5, -23.5, 4.2],
          ]),
          hair,
        ),
        line(
          'M-17-24q2.6-4 6-2.4M-7-31q3-3.4 6-1.2M5-30q3.4-2.4 6 .8M16-17q3-1 4 1.6M-22-14q2.4-2.4 4.6-.6M-22.6-4q2-1.6 3.8 0M19-4q2-1.6 3.8 0',
          dark,
          1.3,
        ),
      ],
    }),
  },
  // Two plaits.
  {
    draw: (colours) => ({
      back: [area('M-20-8C-22-30-12-37.5 0-37.5S22-30 20-8L19 6H-19Z', colours.dark)],
      front: [
        area(
          'M0-37C-14-37-22-27-20.5-6-19-2-17.5-4-17-9-13-17-3-23 0-31 3-23 13-17 17-9 17.5-4 19-2 20.5-6 22-27 14-37 0-37Z',
          colours.hair,
        ),
        ...plait(-1, colours),
        ...plait(1, colours),
      ],
    }),
  },
  // Locs.
  {
    beard: true,
    draw: ({ hair, dark, cloth }) => ({
      back: [
        line(
          locs.map((x) => `M${x * 0.6}-28Q${x * 1.2}-18 ${x * 1.08} ${16 - Math.abs(x) * 0.3}`).join(''),
          dark,
          6.4,
        ),
      ],
      front: [
        area('M-19-8C-22-27-12-37 0-37S22-27 19-8C17-14 13-20 8-23 3-25-3-25-8-23-13-20-17-14-19-8Z', hair),
        line('M-18-16Q-23-4-20.5 8M18-16Q23-4 20.5 8M-13-28Q-20-20-19-11M13-28Q20-20 19-11', hair, 5.6),
        line('M-6-33Q-12-29-15-22M6-33Q12-29 15-22M0-34V-26', dark, 1.3),
        line('M-22.6 3.4h3.6', cloth, 2.2),
      ],
    }),
  },
  // A ponytail.
  {
    draw: ({ hair, dark, cloth }) => ({
      back: [
        area('M4-37C18-46 33-36 30-18 28-9 33 0 27 10 21 4 23-6 20-14 18-24 14-31 4-37Z', dark),
        area('M4-37C16-44 29-35 27-18 25-8 29-1 27 8 22 2 23-6 20-14 18-24 14-31 4-37Z', hair),
      ],
      front: [area(smooth, hair), line('M9-37.4l5 5.2', cloth, 3.2)],
    }),
  },
  // Short, with a long fringe to the side.
  {
    draw: front(
      'M-18.5-3C-23-24-16-38 1-38.5 17-39 23-25 18.5-4 17.5-9 17.5-14 16-18 5-13-9-16-13-27-12-19-15-11-18.5-3Z',
      'M-11-31C-4-25 6-22 14-24',
    ),
  },
  // At the sides only.
  {
    grey: true,
    beard: true,
    draw: ({ hair }) => ({
      back: [],
      front: [
        area('M-18-4C-21-12-20-22-15-26-15-20-16-12-18-4ZM18-4C21-12 20-22 15-26 15-20 16-12 18-4Z', hair),
      ],
    }),
  },
]
