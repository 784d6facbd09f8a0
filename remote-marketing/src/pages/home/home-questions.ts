import { paths } from '@cadence/shared/router'
import type { Question } from '../../parts/faq-question.ts'
import { fr } from '../../parts/typography.ts'

/** The eight questions of the landing page, in the order in which people ask them. */
export const questions: readonly Question[] = [
  {
    id: 'question-faut-il-payer',
    question: fr('Faut-il payer pour utiliser Cadence ?'),
    answer: fr(
      "Non. L'accès au site est gratuit : un prénom, une adresse e-mail, un mot de passe, et votre espace est ouvert. Cadence Premium est une offre à part, que rien ne vous oblige à prendre.",
    ),
  },
  {
    id: 'question-pour-qui',
    question: fr("À qui s'adresse Cadence ?"),
    answer: fr(
      "D'abord aux étudiants et aux élèves, parce que c'est pour eux que les journées débordent. Mais toute personne qui veut avancer sans s'épuiser y trouve sa place.",
    ),
  },
  {
    id: 'question-quels-outils',
    question: fr("Quels outils m'attendent à l'intérieur ?"),
    answer: fr(
      "Un minuteur, un espace zen, un bouclier de concentration, un suivi d'humeur, un tableau de tâches, une liste de choses à faire, des notes rapides, un calendrier et trois objectifs du jour.",
    ),
    more: { to: paths.discover, label: 'Découvrir les outils' },
  },
  {
    id: 'question-composer-mon-tableau',
    question: fr('Puis-je composer mon tableau de bord ?'),
    answer: fr(
      "C'est même l'idée. Déplacez les outils, agrandissez-les, retirez ceux qui ne vous servent pas, puis enregistrez l'ensemble sous un nom. Vous pouvez en garder plusieurs et passer de l'un à l'autre.",
    ),
  },
  {
    id: 'question-d-un-appareil-a-l-autre',
    question: fr("Est-ce que je retrouve tout d'un appareil à l'autre ?"),
    answer: fr(
      "Oui. Votre espace est lié à votre compte : connectez-vous sur l'ordinateur de la bibliothèque ou sur un téléphone, vos tableaux de bord vous y suivent.",
    ),
  },
  {
    id: 'question-mes-donnees',
    question: fr('Que deviennent mes données ?'),
    answer: fr(
      "Elles servent à faire fonctionner votre espace, à le protéger et à l'améliorer : ni revente, ni publicité. Si vous supprimez votre compte, tâches, notes et calendrier sont effacés aussitôt.",
    ),
    more: { to: paths.privacyPolicy, label: 'Lire la politique de confidentialité' },
  },
  {
    id: 'question-mon-etablissement',
    question: fr('Mon établissement peut-il proposer Cadence ?'),
    answer: fr(
      "Oui : l'espace académique s'adresse aux écoles, aux lycées et aux universités qui veulent offrir à leurs élèves un cadre pour mieux se concentrer et moins stresser.",
    ),
    more: { to: paths.education, label: 'Voir l’offre Éducation' },
  },
  {
    id: 'question-reseaux-sociaux',
    question: fr('Cadence analyse-t-il mes réseaux sociaux ?'),
    answer: fr(
      "Non. L'analyse des réseaux sociaux est l'affaire d'un produit distinct, avec ses plateformes, ses rôles d'équipe et ses formules gratuite et premium, résiliables à tout moment. Ici, il n'est question que de votre temps.",
    ),
  },
]
