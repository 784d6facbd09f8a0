import type { Translation } from '@cadence/shared/i18n'
import type { AppearanceTexts } from '../appearance.ts'

export const appearance = {
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
