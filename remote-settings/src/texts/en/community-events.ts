import type { Translation } from '@cadence/shared/i18n'
import type { CommunityEventsTexts } from '../community-events.ts'

export const communityEvents = {
  title: 'Live events',
  soon: 'Soon',
  when: '{date}, {time} (Paris time)',
  ama: 'Live AMA',
  amaType: 'Q&A',
  amaText: 'An hour of questions to the team, unfiltered: what is coming, what is not, and why.',
  challenge: 'Productivity Challenge',
  challengeType: 'Challenge',
  challengeText:
    'Two 25-minute sessions, all together, each on what they have been putting off since term began.',
  patch: 'AMA Patch 18.10',
  patchType: 'What’s new',
  patchText: 'Version 18.10 shown live, then your questions about what changes.',
  add: 'Add to calendar',
  addNamed: 'Add to calendar: {title}',
  added: 'The event’s file has been downloaded. Open it to add it to your calendar.',
  notWritten: 'The file could not be prepared. Try again.',
} satisfies Translation<CommunityEventsTexts>
