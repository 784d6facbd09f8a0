import type { HeadOf } from '@cadence/shared/contract'
import { breadcrumbs } from '../../parts/json-ld.ts'
import { fr } from '../../parts/typography.ts'

export const head: HeadOf = (address) => ({
  description: fr(
    "Les règles d'utilisation de Cadence en mots simples : un accès gratuit, un bon usage, la propriété des contenus, les responsabilités, le droit français.",
  ),
  picture: {
    file: 'og/cgu.png',
    alt: fr(
      "Conditions générales d'utilisation. À côté, une liste de tâches dont chaque ligne est une règle.",
    ),
  },
  jsonLd: [breadcrumbs(address, fr("Conditions générales d'utilisation"))],
})
