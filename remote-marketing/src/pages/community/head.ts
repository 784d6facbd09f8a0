import type { HeadOf } from '@cadence/shared/contract'
import { breadcrumbs } from '../../parts/json-ld.ts'
import { fr } from '../../parts/typography.ts'
import { eventItems } from './community-events.ts'

export const head: HeadOf = (address) => ({
  description: fr(
    "Plus de 50 000 membres dans la communauté de Cadence : salons d'entraide, questions à l'équipe, webinaires et ambassadeurs.",
  ),
  picture: {
    file: 'og/community.png',
    alt: fr('Communauté. À côté, cinq personnes au travail, dont les cercles se croisent.'),
  },
  jsonLd: [breadcrumbs(address, 'Communauté'), ...eventItems(address)],
})
