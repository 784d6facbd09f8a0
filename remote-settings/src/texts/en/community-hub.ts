import type { Translation } from '@cadence/shared/i18n'
import type { CommunityHubTexts } from '../community-hub.ts'

export const communityHub = {
  title: 'Community Hub',
  intro: 'Where Cadence members meet: events, goals reached together, and referrals.',
  launchTag: 'Launch event',
  launchTitle: 'Studying is better together. Bring someone.',
  launchText:
    'Did someone show you Cadence? Enter their code: it counts for them, and it moves the whole community’s goal forward.',
  enterCode: 'Enter a referral code',
  stepsTitle: 'How to take part',
  step1: 'Ask the person who told you about Cadence for their code.',
  step2: 'Enter it here: one code per account, and it cannot be changed later.',
  step3: 'Share yours with the people you study with.',
  step4: 'Watch the goal move with each person you bring, and your level with it.',
} satisfies Translation<CommunityHubTexts>
