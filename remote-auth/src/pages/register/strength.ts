/** What the live checklist looks at. Looser than the rule on purpose: it asks 6 characters where the rule asks 8. */
export const criteria = [
  { label: 'Au moins 6 caractères', met: (password: string) => password.length >= 6 },
  { label: 'Une minuscule', met: (password: string) => /[a-z]/.test(password) },
  { label: 'Une majuscule', met: (password: string) => /[A-Z]/.test(password) },
  { label: 'Un chiffre', met: (password: string) => /\d/.test(password) },
  { label: 'Un caractère spécial', met: (password: string) => /[^A-Za-z0-9\s]/.test(password) },
] as const

/** How many of the five criteria a password meets. */
export function strength(password: string): number {
  return criteria.filter(({ met }) => met(password)).length
}

const words = ['', 'Très faible', 'Faible', 'Moyen', 'Bon', 'Excellent'] as const

/** The word for a strength of 0 to 5; empty for 0. */
export function strengthWord(score: number): string {
  return words[score] ?? ''
}
