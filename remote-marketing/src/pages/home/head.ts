import type { HeadOf } from '@cadence/shared/contract'
import { faqPage, organization, webSite } from '../../parts/json-ld.ts'
import { fr } from '../../parts/typography.ts'
import { questions } from './home-questions.ts'

export const head: HeadOf = (address) => ({
  description: fr(
    "Minuteur, tâches, planning, notes et suivi d'humeur sur un seul écran : composez l'espace de travail qui suit votre rythme d'étudiant, gratuitement.",
  ),
  picture: {
    file: 'og/home.png',
    alt: fr(
      'Une chose à la fois, à votre cadence. À côté, le tableau de bord de Cadence : une séance en cours, un minuteur à 18:04, une liste de tâches et une humeur.',
    ),
  },
  jsonLd: [organization(address), webSite(address), faqPage(questions)],
})
