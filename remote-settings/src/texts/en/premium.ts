import type { Translation } from '@cadence/shared/i18n'
import type { PremiumTexts } from '../premium.ts'

export const premium = {
  title: 'Premium',
  offer: 'Cadence Premium',
  headline: 'More room for your rhythm',
  pitch:
    'Every tool, every collection and a space that is truly yours. Cadence stays free, and what you put into it stays yours.',
  upgrade: 'Upgrade to Premium',
  included: 'What Premium will add',
  tools: 'Unlimited tools',
  toolsHint: 'As many tools as you like on each dashboard.',
  collections: 'Unlimited collections',
  collectionsHint: 'A dashboard per subject, per project, per mood.',
  themes: 'Custom themes',
  themesHint: 'Ten more themes, and your own colours.',
  icons: 'Custom icons',
  iconsHint: 'The app’s icon, to your taste.',
  statistics: 'Detailed statistics',
  statisticsHint: 'Your focus and your mood, month after month.',
  sounds: 'Soundscapes',
  soundsHint: 'Rain, café or library, for the length of a session.',
  calendars: 'Synced calendars',
  calendarsHint: 'Your timetable and Cadence, always in agreement.',
  support: 'Priority support',
  supportHint: 'An answer from a real person, before everyone else.',
  dialogTitle: 'Premium is coming soon',
  dialogText:
    'The offer is not open yet, and nothing is asked of you today. Its opening will be announced right here and in your notifications.',
  themesNow: 'In the meantime, all themes can already be tried.',
  seeThemes: 'Try the themes',
  close: 'Got it',
} satisfies Translation<PremiumTexts>
