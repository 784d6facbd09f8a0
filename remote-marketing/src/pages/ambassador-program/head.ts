import type { HeadOf } from '@cadence/shared/contract'
import { breadcrumbs } from '../../parts/json-ld.ts'
import { fr } from '../../parts/typography.ts'

export const head: HeadOf = (address) => ({
  description: fr(
    'Quatre niveaux dès 3 filleuls, des mois de Premium offerts et des goodies exclusifs : le programme des 500+ ambassadeurs qui font connaître Cadence.',
  ),
  picture: {
    file: 'og/ambassador-program.png',
    alt: fr(
      "Programme ambassadeur. À côté, quatre marches, une par niveau : 3, 11, 26 et 50 filleuls, et quelqu'un sur chacune.",
    ),
  },
  jsonLd: [breadcrumbs(address, 'Programme ambassadeur')],
})
