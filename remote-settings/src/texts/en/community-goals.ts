import type { Translation } from '@cadence/shared/i18n'
import type { CommunityGoalsTexts } from '../community-goals.ts'

export const communityGoals = {
  title: 'Goals',
  loading: 'Loading the goals',
  failed: 'The goals could not be loaded.',
  offline: 'You are offline: the goals will fill in once you are back online.',
  retry: 'Try again',
  community: 'Community goal',
  level: 'Level {level}',
  communityReward: '10 x 1 month to win',
  communityMissing: {
    one: '{count} more member to finish this level.',
    other: '{count} more members to finish this level.',
  },
  individual: 'Individual goal',
  individualReward: '1 month of Premium',
  individualCount: { one: '{count} of {target} people brought', other: '{count} of {target} people brought' },
  yourCode: 'Your referral code',
  months: {
    one: '{count} month of Cadence Premium earned',
    other: '{count} months of Cadence Premium earned',
  },
  ambassador: 'Ambassador level',
  noLevel: 'No level yet',
  missing: { one: '{count} more person to reach {level}.', other: '{count} more people to reach {level}.' },
  lastLevel: 'That is the last level: thank you for bringing so many people.',
  range: '{range} people',
  program: 'What each level brings',
  social: 'Social goals',
  tiktokText: 'A short video: your desk, the timer running, 25 minutes in fast motion.',
  instagramText: 'A photo or a story: the dashboard that gets you through this week.',
  discordText: 'An hour in a focus room: working together, microphones off.',
  discordJoin: 'Join the Discord',
} satisfies Translation<CommunityGoalsTexts>
