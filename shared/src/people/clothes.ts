import type { Skin } from './face.ts'
import { area, disc, line, type Shape } from './shape.ts'

/** Shoulders and chest. The lower edge is that of the round frame, so that nothing has to be cut. */
const body =
  'M-34 33.88A48 48 0 0 0 34 33.88C32.5 25.5 22 22.5 11 20.5 8 27-8 27-11 20.5-22 22.5-32.5 25.5-34 33.88Z'
const bodyShade = 'M34 33.88C32.5 25.5 22 22.5 13 20.9 19 29 19.5 38 16 45.25A48 48 0 0 0 34 33.88Z'

interface ClothColours {
  cloth: string
  fold: string
  second: string
}

const neckline = 'M-11 20.5C-8 27 8 27 11 20.5'
const white = '#f7f1e6'

/** Clothes over the shoulders, and what of them is behind the neck. */
export const clothKinds: readonly ((colours: ClothColours) => { back?: Shape[]; front: Shape[] })[] = [
  // A T-shirt.
  ({ fold }) => ({ front: [line(neckline, fold, 2.2)] }),
  // A T-shirt with stripes.
  ({ fold, second }) => ({
    front: [line('M-29.4 29.8H29.4M-30.8 35.2H30.8M-22.6 40.6H22.6', second, 2.4), line(neckline, fold, 2.2)],
  }),
  // A hooded sweater.
  ({ cloth, fold }) => ({
    back: [area('M-19 26C-23 15-14 9-8 11H8C14 9 23 15 19 26Z', fold)],
    front: [
      area(
        'M-12 19.4C-18 21-17 28-11 28.4-6 29-3 31 0 35 3 31 6 29 11 28.4 17 28 18 21 12 19.4 8 27-8 27-12 19.4Z',
        cloth,
      ),
      line('M-12 19.4C-8 27 8 27 12 19.4M-12 28.4C-6 29-3 31 0 35 3 31 6 29 12 28.4', fold, 1.5),
      line('M-5.4 30.6V37.4M5.4 30.6V36', white, 1.5),
    ],
  }),
  // A shirt.
  ({ fold, second }) => ({
    front: [
      area('M-11.4 18.6L0 27.6-6.6 33.4-14.6 22.4ZM11.4 18.6L0 27.6 6.6 33.4 14.6 22.4Z', second),
      line('M0 28V46', fold, 1.3),
      area(disc(2.6, 34.4, 1) + disc(2.6, 40, 1), fold),
    ],
  }),
  // A jumper with a high collar.
  ({ cloth, fold }) => ({
    front: [
      area('M-9.6 12.6Q0 18 9.6 12.6L11.4 22Q0 29-11.4 22Z', cloth),
      line('M-10.4 20Q0 26 10.4 20', fold, 1.5),
    ],
  }),
  // A jacket, open over a shirt.
  ({ fold, second }) => ({
    front: [
      area('M-10 21L-2.6 47.5A48 48 0 0 0 2.6 47.5L10 21C6 27-6 27-10 21Z', second),
      area('M-11.6 20L-15 21.4-14 32-10.6 33-3 46.4-8 24ZM11.6 20L15 21.4 14 32 10.6 33 3 46.4 8 24Z', fold),
    ],
  }),
  // Dungarees.
  ({ fold, second }) => ({
    front: [
      area('M-22 23.6L-16.6 22.2-12 33H12L16.6 22.2 22 23.6 18 35V44.5A48 48 0 0 1-18 44.5V35Z', second),
      area(disc(-13.6, 34.4, 1.6) + disc(13.6, 34.4, 1.6), '#f2c14e'),
      line(neckline, fold, 2),
    ],
  }),
  // A scarf.
  ({ second }) => ({
    front: [
      area('M-12 14.6Q0 22 12 14.6C16 17 16 22 13.6 25 6 30-6 30-13.6 25-16 22-16 17-12 14.6Z', second),
      area('M4 26L13 24 16 43 6.6 44.6Z', second),
      line('M-12.6 20Q0 27 12.6 20M8 41l.4 3M12 40l.6 3.4', white, 1.3),
    ],
  }),
]

export const torso = ({ cloth, fold }: ClothColours): Shape[] => [
  area(body, cloth),
  area(bodyShade, fold, 0.55),
]

interface PropColours {
  skin: Skin
  colour: string
  dark: string
}

/** What a person has with them: nothing, a book, a cup, a pencil, headphones. */
export const propKinds: readonly ((colours: PropColours) => Shape[])[] = [
  () => [],
  // A book, from behind.
  ({ skin, colour, dark }) => [
    area('M-18.6 27.4Q-9 26 0 30.4 9 26 18.6 27.4L18 30H-18Z', white),
    area('M-19.4 29Q-9 27.6 0 32 9 27.6 19.4 29L18 41.6Q9 41 0 45.6-9 41-18 41.6Z', colour),
    area('M0 32Q9 27.6 19.4 29L18 41.6Q9 41 0 45.6Z', dark),
    area(disc(-19, 36, 4) + disc(19, 36, 4), skin.base),
    line('M-20.6 34.8h4M-20.6 37.2h4', skin.shade, 0.9),
    line('M16.6 34.8h4M16.6 37.2h4', skin.shade, 0.9),
  ],
  // A cup that steams.
  ({ skin, colour, dark }) => [
    line('M12.6 25.4q-2.2-2.4 0-4.6t0-4.4M18 25.4q-2.2-2.4 0-4.6', white, 1.4),
    line('M23 31.6h2.4q2.4 0 2.2 2.8-.4 3.4-5.4 3.8', dark, 2),
    area('M7.4 28.4H23.4L22.4 38Q22 41.4 18.6 41.4H12.2Q8.8 41.4 8.4 38Z', colour),
    area('M18.6 28.4H23.4L22.4 38Q22 41.4 18.6 41.4Z', dark),
    area(
      'M4.6 32.4Q6 30.2 10 31.6 13.4 32.2 13.2 33.8 15.4 34.6 14.2 36.2 15.2 37.8 13 38.4 12.6 40.4 8.6 39.8 4 39.6 3.4 36.4 3.4 34 4.6 32.4Z',
      skin.base,
    ),
    line('M9.4 34.2h3.8M9.6 36.6h4', skin.shade, 0.9),
  ],
  // A pencil in the hand.
  ({ skin, colour }) => [
    line('M15.6 42L24 24.4', '#f2c14e', 3.4),
    area('M22.5 23.6L25.6 25.1 26.7 19Z', '#f6e3c8'),
    area('M25.2 20.6L26.5 21.2 26.7 19Z', '#3a2f38'),
    line('M15.6 42L15.2 42.8', colour, 3.4),
    area(
      'M13.6 32.6Q15 29.6 18.6 31 23.6 32 23.2 34.2 25 35.6 23 37 23.4 39.4 20.4 39.4 18.6 42.4 14.6 40.4 11.4 38.6 13.6 32.6Z',
      skin.base,
    ),
    line('M18.4 34.2h4M18.2 36.8h4', skin.shade, 0.9),
  ],
  // Headphones.
  ({ colour, dark }) => [
    line('M-20.6-8C-23-29-13-39.5 0-39.5S23-29 20.6-8', dark, 3.2),
    area(
      'M-23.4-12H-21Q-17.6-12-17.6-8.6V-1.4Q-17.6 2-21 2H-23.4Q-26-1-26-5T-23.4-12ZM23.4-12H21Q17.6-12 17.6-8.6V-1.4Q17.6 2 21 2H23.4Q26-1 26-5T23.4-12Z',
      colour,
    ),
  ],
]
