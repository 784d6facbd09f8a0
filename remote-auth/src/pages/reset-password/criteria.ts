import type { Scale } from '../../parts/strength.ts'

/** What the four bars look at: the rule itself (specification, section 5). */
export const resetScale: Scale = {
  criteria: [
    { label: 'Au moins 8 caractères', met: (password) => password.length >= 8 },
    { label: 'Une minuscule', met: (password) => /[a-z]/.test(password) },
    { label: 'Une majuscule', met: (password) => /[A-Z]/.test(password) },
    { label: 'Un chiffre', met: (password) => /\d/.test(password) },
  ],
  words: ['', 'Faible', 'Moyen', 'Bon', 'Excellent'],
}
