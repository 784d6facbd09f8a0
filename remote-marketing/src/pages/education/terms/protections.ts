import { fr } from '../../../parts/typography.ts'

/** What a school asks about the data, answered as the privacy policy and the terms of use do. */
export const protections = [
  {
    name: 'Ce que voit un enseignant',
    fact: fr(
      "Rien de l'espace d'un élève : ni ses notes, ni ses tâches, ni ses humeurs. Les résultats se mesurent autrement, d'une manière convenue avec vous.",
    ),
  },
  {
    name: 'Ce que nous demandons',
    fact: fr('Une adresse e-mail, un prénom, un mot de passe. Noter son humeur est facultatif.'),
  },
  { name: 'Hébergement', fact: fr('En France.') },
  { name: 'Publicité, revente', fact: fr('Aucune. Pas de traceur, donc pas de bandeau à fermer en classe.') },
  {
    name: 'Effacement',
    fact: fr(
      "Tâches, notes et calendrier disparaissent dès que l'élève supprime son compte, et il peut d'abord tout télécharger.",
    ),
  },
  {
    name: 'Élèves mineurs',
    fact: fr(
      "Vous vous assurez de l'accord d'un parent. Vous répondez des données que vous détenez ; nous, de celles de l'espace.",
    ),
  },
] as const
