import { paths } from '@cadence/shared/router'
import type { Question } from '../../../parts/faq-question.ts'
import { fr } from '../../../parts/typography.ts'

export const questions: readonly Question[] = [
  {
    id: 'question-a-qui-m-adresser',
    question: fr("À qui m'adresser en premier ?"),
    answer: fr(
      "Ouvrez un ticket : la réponse vient par e-mail, sous 24 à 48 h. Pour un coup de main sur un outil, le chat va plus vite, quand il est ouvert et que quelqu'un y est.",
    ),
  },
  {
    id: 'question-sans-connexion',
    question: fr('Que se passe-t-il si le réseau tombe ?'),
    answer: fr(
      "Continuez. Là où vous vous êtes déjà connecté, votre espace s'ouvre et se recharge sans réseau ; ce que vous y écrivez est gardé dans ce navigateur, puis rejoint votre compte quand le réseau revient. Il n'en faut que pour se connecter, et pour un premier passage sur un appareil.",
    ),
  },
  {
    id: 'question-qui-voit-mes-tableaux',
    question: fr("D'autres membres voient-ils mes tableaux ?"),
    answer: fr(
      "Non. Le bouton de partage n'envoie que l'adresse de la page, et qui la suit doit se connecter à son propre compte : il y trouve ses tableaux, pas les vôtres.",
    ),
  },
  {
    id: 'question-mes-echanges',
    question: fr('Combien de temps gardez-vous mes échanges avec le support ?'),
    answer: fr('Un ticket est conservé 24 mois après sa clôture, puis effacé.'),
    more: { to: paths.privacyPolicy, label: 'Lire la politique de confidentialité' },
  },
]
