import type { HeadOf } from '@cadence/shared/contract'
import { breadcrumbs } from '../../parts/json-ld.ts'
import { fr } from '../../parts/typography.ts'

export const head: HeadOf = (address) => ({
  description: fr(
    'Quelles données Cadence recueille, à quoi elles servent, qui y accède et pour combien de temps. Ni revente, ni publicité : vos droits, et comment agir.',
  ),
  picture: {
    file: 'og/privacy-policy.png',
    alt: fr('Politique de confidentialité. À côté, des cercles fermés autour d’une serrure.'),
  },
  jsonLd: [breadcrumbs(address, 'Politique de confidentialité')],
})
