import { fr } from '../../../parts/typography.ts'
import type { Article } from './categories.ts'

export const troubles: readonly Article[] = [
  {
    id: 'article-mot-de-passe-oublie',
    category: 'categorie-support-technique',
    title: fr('Retrouver un mot de passe oublié'),
    text: fr("On n'en retrouve pas un : on en choisit un nouveau."),
    steps: [
      fr('Sur la page de connexion, suivez « Mot de passe oublié ? » et indiquez votre adresse.'),
      fr("Ouvrez l'e-mail reçu : son lien est valable une heure."),
      fr('Choisissez au moins 8 caractères, avec une majuscule, une minuscule et un chiffre.'),
    ],
    note: fr(
      "Le message à l'écran est le même que l'adresse soit connue ou non : il ne dit à personne qui a un compte.",
    ),
  },
  {
    id: 'article-annuler-une-suppression',
    category: 'categorie-support-technique',
    title: fr('Revenir sur une suppression'),
    text: fr(
      "Un outil retiré du tableau, une disposition remise à zéro, un tableau supprimé de la [[Collection]] : à chaque fois, un message apparaît en haut de l'écran quelques secondes. « Annuler » remet tout en place.",
    ),
    note: fr(
      "Le message est parti ? Un outil se rajoute depuis « Liste outils ». Un tableau supprimé, lui, ne revient plus : en cas de doute, [[Duplicate]] en fait d'abord une copie.",
    ),
  },
  {
    id: 'article-tableau-absent',
    category: 'categorie-support-technique',
    title: fr("Un tableau manque sur l'autre appareil"),
    text: fr(
      "Les tableaux enregistrés suivent le compte. S'il en manque un, trois causes l'expliquent presque toujours.",
    ),
    steps: [
      fr("L'autre appareil est connecté avec une autre adresse : le menu à votre nom la montre."),
      fr(
        'Le premier appareil était hors ligne : rouvrez-y Cadence, le tableau part dès que le réseau revient.',
      ),
      fr(
        "La disposition n'a pas été enregistrée : « Modifications non enregistrées » le signale sous le salut.",
      ),
    ],
  },
]
