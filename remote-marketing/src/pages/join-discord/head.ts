import type { HeadOf } from '@cadence/shared/contract'
import { paths } from '@cadence/shared/router'
import { breadcrumbs } from '../../parts/json-ld.ts'
import { fr } from '../../parts/typography.ts'

export const head: HeadOf = (address) => ({
  description: fr(
    'Deviens ambassadeur de Cadence : tes coordonnées, tes profils, ce qui te motive, et tu rejoins une communauté de 500+ ambassadeurs actifs.',
  ),
  picture: {
    file: 'og/join-discord.png',
    alt: fr(
      'Deviens Ambassadeur. À côté, des filleuls comptés à la main, cinq par cinq ; le cinquantième trait, celui du VIP, est orange.',
    ),
  },
  jsonLd: [
    breadcrumbs(address, 'Deviens Ambassadeur', [
      { name: 'Programme ambassadeur', path: paths.ambassadorProgram },
    ]),
  ],
})
