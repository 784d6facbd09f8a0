import type { Translation } from '@cadence/shared/i18n'
import type { AppearanceTexts } from './appearance.ts'
import type { CommunityHubTexts } from './community-hub.ts'
import type { SettingsTexts } from './settings.ts'

const appearance = {
  title: 'Appearance',
  intro: 'Choose how Cadence looks, by day and late at night. It changes at once and stays on this device.',
  mode: 'Mode',
  dark: 'Dark',
  darkHint: 'One good lamp at night',
  light: 'Light',
  lightHint: 'Warm paper by daylight',
  system: 'System',
  systemHint: 'Follows this device',
  darkNow: 'dark now',
  lightNow: 'light now',
  notKept: 'Your browser keeps nothing for this site: the mode lasts as long as this tab.',
  storageFull: 'The storage of your browser is full: the mode lasts as long as this tab.',
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
