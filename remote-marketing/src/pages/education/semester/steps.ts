import { fr } from '../../../parts/typography.ts'

/** How Cadence comes into a school, in the order of the year. */
export const steps = [
  {
    when: 'Avant la rentrée',
    title: 'La démo',
    text: fr(
      "Nous parcourons Cadence avec vous, de l'inscription au premier tableau. Venez avec vos questions, et avec la personne qui s'occupe de l'informatique.",
    ),
  },
  {
    when: fr('Semaine 1'),
    title: fr("Une classe d'abord"),
    text: fr(
      'Un prénom, une adresse e-mail, un mot de passe : chacun ouvre son compte. Il n’y a rien à installer, un navigateur suffit, sur un ordinateur ou un téléphone.',
    ),
  },
  {
    when: 'Les semaines suivantes',
    title: 'Le rythme s’installe',
    text: fr(
      "Une séance de vingt-cinq minutes en cours, les autres à la maison. Le centre d'aide et la communauté prennent les questions qui ne peuvent pas attendre.",
    ),
  },
  {
    when: 'La dernière semaine',
    title: 'Le bilan',
    text: fr(
      'Nous relisons ensemble ce que nous avions convenu de mesurer. Élargir, ajuster ou en rester là : c’est vous qui voyez.',
    ),
  },
] as const
