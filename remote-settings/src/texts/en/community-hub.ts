import type { Translation } from '@cadence/shared/i18n'
import type { CommunityHubTexts } from '../community-hub.ts'

export const communityHub = {
  title: 'Community Hub',
  intro: 'Where Cadence members meet: events, goals reached together, and referrals.',
} satisfies Translation<CommunityHubTexts>
