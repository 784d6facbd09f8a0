import type { HairStyle } from './hair.ts'
import { area, disc, line } from './shape.ts'

/** What is worn over the hair. */
export const headwear: readonly HairStyle[] = [
  // A headscarf.
  {
    wrapped: true,
    draw: ({ cloth, fold }) => ({
      back: [],
      front: [
        area('M-15 13C-24 20-28 24-29 33-18 40 10 42 26 34 27 26 22 20 15 13Z', cloth),
        area(
          'M0-39C-15-39-22.5-28-22-10-22 6-20 18-13 24-6 28 6 28 13 24 20 18 22 6 22-10 22.5-28 15-39 0-39ZM0-27C10-27 15.5-20 15.5-9 15.5 4 9 13 0 13S-15.5 4-15.5-9C-15.5-20-10-27 0-27Z',
          cloth,
        ),
        area(
          'M0-30C12-30 18-21 17.5-8 17 6 10 15 0 15S-17 6-17.5-8C-18-21-12-30 0-30ZM0-27C-10-27-15.5-20-15.5-9-15.5 4-9 13 0 13S15.5 4 15.5-9C15.5-20 10-27 0-27Z',
          fold,
        ),
        line('M16 12C10 22-6 26-20 34M19 4C17 18 8 27-2 34', fold, 1.6),
      ],
    }),
  },
  // A cap.
  {
    beard: true,
    hat: true,
    draw: ({ hair, cloth, fold }) => ({
      back: [],
      front: [
        area(
          'M-18.6-4C-20.5-11-20-18-18-19H18C20-18 20.5-11 18.6-4 17.5-9 16.5-13 15-15H-15C-16.5-13-17.5-9-18.6-4Z',
          hair,
        ),
        area('M-19.6-17C-21-32-11-39.5 0-39.5S21-32 19.6-17C10-21-10-21-19.6-17Z', cloth),
        area('M-19.6-17C-9-23 13-23 22-17.6 28-13.6 26-10.6 20-11.4 8-16-8-16-19.6-14Z', fold),
        line('M0-39C-6-33-7-27-6.5-21.6', fold, 1.3),
        area(disc(0, -39.6, 2), fold),
      ],
    }),
  },
  // A woollen hat over hair of medium length.
  {
    beard: true,
    hat: true,
    draw: ({ hair, dark, cloth, fold }) => ({
      back: [area('M-20-14H20L21.5 6C18 12 14 12 10 11H-10C-14 12-18 12-21.5 6Z', dark)],
      front: [
        area('M-19-14C-21-4-22 4-20 9-16 7-16-4-16-12ZM19-14C21-4 22 4 20 9 16 7 16-4 16-12Z', hair),
        area('M-19.5-16C-21-33-12-41.5 0-41.5S21-33 19.5-16Z', cloth),
        area(
          'M-18.5-22H18.5Q21.5-22 21.5-19V-16Q21.5-13 18.5-13H-18.5Q-21.5-13-21.5-16V-19Q-21.5-22-18.5-22Z',
          fold,
        ),
        line('M-14-20v5M-7-20v5M0-20v5M7-20v5M14-20v5', cloth, 1.2),
      ],
    }),
  },
  // A turban.
  {
    beard: true,
    hat: true,
    draw: ({ cloth, fold }) => ({
      back: [],
      front: [
        area('M-20-11C-25-31-13-42 0-42S25-31 20-11C15-19 7-24 0-25-7-24-15-19-20-11Z', cloth),
        line(
          'M0-25C7-30 14-34 18.6-30M-20-13C-16-25-2-32 10-40.4M-21-22C-17-31-9-37-1-41.4M0-25C-5-29-9-31-12-31',
          fold,
          1.5,
        ),
      ],
    }),
  },
]
