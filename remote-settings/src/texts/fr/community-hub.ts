import type { Translation } from '@cadence/shared/i18n'
import type { CommunityHubTexts } from '../community-hub.ts'

export const communityHub = {
  title: 'Communauté',
  intro:
    'Le point de rencontre des membres de Cadence\u202f: les événements, les objectifs que l’on atteint ensemble et le parrainage.',
} satisfies Translation<CommunityHubTexts>
