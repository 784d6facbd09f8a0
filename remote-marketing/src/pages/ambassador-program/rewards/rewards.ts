import { fr } from '../../../parts/typography.ts'
import { Goodies, Month, Preview, Room } from './objects.tsx'

/** The four rewards, in the order of the levels from which one has them. */
export const rewards = [
  {
    title: 'Un salon à part',
    from: 'Novice',
    text: fr(
      'Sur le Discord, un rôle visible et un salon entre ambassadeurs, pour préparer un stand ou demander un coup de main.',
    ),
    Picture: Room,
  },
  {
    title: 'Des mois offerts',
    from: 'Campus',
    text: fr(
      'Un mois de Cadence Premium par dizaine de filleuls. Cinquante filleuls, cinq mois : un semestre entier.',
    ),
    Picture: Month,
  },
  {
    title: 'Des goodies exclusifs',
    from: 'Influencer',
    text: fr(
      'Des objets qui servent pour de vrai à la bibliothèque, dessinés pour les ambassadeurs et pour personne d’autre.',
    ),
    Picture: Goodies,
  },
  {
    title: 'Des avant-premières',
    from: 'VIP',
    text: fr(
      "Les nouveaux outils passent d'abord entre vos mains, et ce que vous en dites arrive à l'équipe sans intermédiaire.",
    ),
    Picture: Preview,
  },
] as const
