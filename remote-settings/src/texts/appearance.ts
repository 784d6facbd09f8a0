import { params } from '@cadence/shared/i18n'
import { define } from './texts.ts'

const base = {
  title: 'Appearance',
  intro:
    'Choose how Cadence looks, by day and late at night. It changes at once and is kept with your account.',
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
  theme: 'Colour theme',
  base: 'Base',
  premium: 'Premium',
  premiumHint: 'Free to try',
  premiumDefault: 'default',
  premiumNamed: params('{name}, Premium'),
  chosen: params('{name} is your theme.'),
  tryHint: 'Point at another to see it everywhere, press it to keep it.',
  keysHint: 'The arrow keys show one theme after the other, Space keeps it, Escape goes back.',
  trying: params('You are trying {name}. Press it to keep it.'),
  themeNotKept: 'Your browser keeps nothing for this site: the theme lasts as long as this tab.',
  themeFull: 'The storage of your browser is full: the theme lasts as long as this tab.',
  themesFailed: 'The themes could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  alwaysDark: 'Your theme is dark in every mode.',
  alwaysLight: 'Your theme is light in every mode.',
  icon: 'App icon',
  soon: 'Soon',
  iconIris: 'Iris',
  iconDawn: 'Dawn',
  iconMint: 'Mint',
  iconInk: 'Ink',
}

/** Default texts of the themes. */
export type AppearanceTexts = typeof base
export const appearanceTexts = define('appearance', base)
