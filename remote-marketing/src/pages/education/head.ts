import type { HeadOf } from '@cadence/shared/contract'
import { breadcrumbs } from '../../parts/json-ld.ts'
import { fr } from '../../parts/typography.ts'

export const head: HeadOf = (address) => ({
  description: fr(
    "L'espace académique de Cadence pour les écoles, lycées et universités : 65 % de concentration en plus, 40 % de stress en moins aux examens.",
  ),
  picture: {
    file: 'og/education.png',
    alt: fr(
      "Éducation. À côté, une classe en trente anneaux : chacun à son point d'une séance, quelques-uns en pause.",
    ),
  },
  jsonLd: [breadcrumbs(address, 'Éducation')],
})
