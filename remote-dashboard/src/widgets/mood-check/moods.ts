/** The five faces (specification, section 3), each named among the texts, with the curve of each mouth in a box of 32 by 32. */
export const moods = [
  { mood: 'low', mouth: 'M10.5 22.5c1.6-2.8 9.4-2.8 11 0' },
  { mood: 'neutral', mouth: 'M11 21h10' },
  { mood: 'good', mouth: 'M11 19.5c1.6 2.6 8.4 2.6 10 0' },
  { mood: 'great', mouth: 'M10 18.5c1.8 4.8 10.2 4.8 12 0' },
  { mood: 'excellent', mouth: 'M9.5 18h13c-.6 7.6-12.4 7.6-13 0z' },
] as const

/** Name of a face. */
export type Mood = (typeof moods)[number]['mood']
