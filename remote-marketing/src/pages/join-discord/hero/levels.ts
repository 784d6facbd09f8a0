import { fr } from '../../../parts/typography.ts'

/** The four levels by referrals (specification, section 4), each with what it opens. */
export const levels = [
  { name: 'Novice', referrals: '3-10', text: fr('Trois filleuls, et tu fais partie du programme.') },
  {
    name: 'Campus',
    referrals: '11-25',
    text: fr('Chaque dizaine de filleuls te vaut désormais un mois offert.'),
  },
  {
    name: 'Influencer',
    referrals: '26-50',
    text: fr("Tout ce qui précède reste, et les mois s'additionnent."),
  },
  { name: 'VIP', referrals: '50+', text: fr('Le dernier rang : on y entre au cinquantième filleul.') },
]
