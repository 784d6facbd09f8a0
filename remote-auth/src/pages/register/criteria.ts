import type { Scale } from '../../parts/strength.ts'

/** What the live checklist looks at. Looser than the rule on purpose: it asks 6 characters where the rule asks 8. */
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
