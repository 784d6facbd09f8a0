/** One thing that a password is looked at for. */
export interface Criterion {
  label: string
  met: (password: string) => boolean
}

/** What a strength bar looks at, and its word for each number of criteria that are met, from none on. */
export interface Scale {
  criteria: readonly Criterion[]
  words: readonly string[]
}

/** How many of the criteria a password meets. */
export function strength({ criteria }: Scale, password: string): number {
  return criteria.filter(({ met }) => met(password)).length
}

/** The word for a password's strength; empty when it meets nothing. */
export function strengthWord(scale: Scale, password: string): string {
  return scale.words[strength(scale, password)] ?? ''
}
