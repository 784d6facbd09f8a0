/** How many characters are offered at a time. */
export const FACES = 11

/** Seeds of the characters to choose from: first eleven who differ in most ways, then others. */
export const characterSeeds: readonly string[] = [
  ...['p27', 'p9', 'p37', 'p0', 'p5', 'p56', 'p41', 'p22', 'p23', 'p44', 'p3'],
  ...Array.from({ length: 7 * FACES }, (_, i) => `m${i}`),
]
