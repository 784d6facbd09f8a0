/** One criterion of a password. */
export interface Criterion {
  label: string
  met: (password: string) => boolean
}

/** The criteria of a strength bar, and a word for each number of met criteria, starting with none. */
export interface Scale {
  criteria: readonly Criterion[]
  words: readonly string[]
}

/** Number of criteria that a password meets. */
export function strength({ criteria }: Scale, password: string): number {
  return criteria.filter(({ met }) => met(password)).length
}

/** The word for the strength of a password; empty when it meets no criterion. */
export function strengthWord(scale: Scale, password: string): string {
  return scale.words[strength(scale, password)] ?? ''
}

/** The checklist of /register. The specification makes it looser than the rule: 6 characters instead of 8. */
export const registerScale: Scale = {
  criteria: [
    { label: 'Au moins 6 caractères', met: (password) => password.length >= 6 },
    { label: 'Une minuscule', met: (password) => /[a-z]/.test(password) },
    { label: 'Une majuscule', met: (password) => /[A-Z]/.test(password) },
    { label: 'Un chiffre', met: (password) => /\d/.test(password) },
    { label: 'Un caractère spécial', met: (password) => /[^A-Za-z0-9\s]/.test(password) },
  ],
  words: ['', 'Très faible', 'Faible', 'Moyen', 'Bon', 'Excellent'],
}

/** The four bars of /reset-password: the rule itself (specification, section 5). */
export const resetScale: Scale = {
  criteria: [
    { label: 'Au moins 8 caractères', met: (password) => password.length >= 8 },
    { label: 'Une minuscule', met: (password) => /[a-z]/.test(password) },
    { label: 'Une majuscule', met: (password) => /[A-Z]/.test(password) },
    { label: 'Un chiffre', met: (password) => /\d/.test(password) },
  ],
  words: ['', 'Faible', 'Moyen', 'Bon', 'Excellent'],
}
