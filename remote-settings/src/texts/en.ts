import type { Translation } from '@cadence/shared/i18n'
import type { AppearanceTexts } from './appearance.ts'
import type { CommunityHubTexts } from './community-hub.ts'
import type { SettingsTexts } from './settings.ts'

const appearance = {
  title: 'Appearance',
  intro: 'Cadence wears the Origin theme: dark, warm, made for working in the evening.',
} satisfies Translation<AppearanceTexts>

const communityHub = {
  title: 'Community Hub',
  intro: 'Where Cadence members meet: events, goals reached together, and referrals.',
} satisfies Translation<CommunityHubTexts>

const settings = {
  title: 'Settings',
  intro:
    'Everything that makes up a Cadence account: profile, password, notifications, language and connected devices.',
} satisfies Translation<SettingsTexts>

export default { appearance, communityHub, settings }
