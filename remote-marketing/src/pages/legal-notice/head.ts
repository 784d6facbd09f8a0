import type { HeadOf } from '@cadence/shared/contract'
import { breadcrumbs } from '../../parts/json-ld.ts'
import { fr } from '../../parts/typography.ts'

export const head: HeadOf = (address) => ({
  description: fr(
    "Qui édite et héberge Cadence, qui en répond, à qui appartiennent les contenus et quel droit s'applique : les mentions légales du 29 août 2025.",
  ),
  picture: {
    file: 'og/legal-notice.png',
    alt: fr(
      "Mentions légales. À côté, une note en train de s'écrire : l'éditeur, la maison mère, le siège et le droit.",
    ),
  },
  jsonLd: [breadcrumbs(address, 'Mentions légales')],
})
