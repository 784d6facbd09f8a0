import type { HeadOf } from '@cadence/shared/contract'
import { breadcrumbs } from '../../parts/json-ld.ts'
import { fr } from '../../parts/typography.ts'

export const head: HeadOf = (address) => ({
  description: fr(
    "Ce que Cadence change dans une journée d'étude : des séances de 25 minutes, un bouclier de concentration, de vraies pauses, et la soirée qui revient.",
  ),
  picture: {
    file: 'og/discover.png',
    alt: fr(
      'Découvrir Cadence. Au-dessus, des séances de 25 minutes en arches, un trait par minute, et une pause après chacune. Une lampe sur la minute présente.',
    ),
  },
  jsonLd: [breadcrumbs(address, 'Découvrir Cadence')],
})
