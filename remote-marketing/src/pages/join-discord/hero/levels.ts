import { levels as all } from '../../../parts/ambassador/levels.ts'
import { fr } from '../../../parts/typography.ts'

/** What each level adds, in their order, said as this page speaks to its reader. */
const added = [
  'Un rôle et un salon à part sur le Discord.',
  fr('Un mois de Cadence Premium offert par dizaine de filleuls.'),
  'Les goodies exclusifs, envoyés chez toi.',
  fr("Les nouveautés en avant-première, et l'équipe en direct."),
]

/** The four levels, with what they add. */
export const levels = all.map(({ name, range }, i) => ({ name, range, text: added[i] }))
