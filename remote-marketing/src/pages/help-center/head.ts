import type { HeadOf } from '@cadence/shared/contract'
import { breadcrumbs, faqPage } from '../../parts/json-ld.ts'
import { fr } from '../../parts/typography.ts'
import { questions } from './content/questions.ts'

export const head: HeadOf = (address) => ({
  description: fr(
    "Premiers pas, fonctionnalités, tutoriels, support technique : trouvez une réponse courte, ou parlez à l'équipe en direct, par ticket ou en séance guidée.",
  ),
  picture: {
    file: 'og/help-center.png',
    alt: fr(
      "Centre d'aide. À côté, la recherche : le mot « tableau » et les quatre réponses qu'elle trouve.",
    ),
  },
  jsonLd: [breadcrumbs(address, fr("Centre d'aide")), faqPage(questions)],
})
