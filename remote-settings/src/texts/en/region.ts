import type { Translation } from '@cadence/shared/i18n'
import type { RegionTexts } from '../region.ts'

export const region = {
  title: 'Language and region',
  intro:
    'The language applies to your whole member area, the time zone to everything that has a date. Both follow you to each of your devices.',
  language: 'Language',
  original: 'Original texts',
  languageHint: 'Menus, tools and messages change right away, without reloading the page.',
  zone: 'Time zone',
  zoneHint: 'Your days begin and end at midnight in this time zone.',
  device: 'This device ({zone})',
  paris: 'Paris',
  newYork: 'New York',
  tokyo: 'Tokyo',
  save: 'Save changes',
  saved: 'Changes saved.',
  notLoaded:
    'The texts of this language could not be loaded. Your choice is still here: check your connection, then try again.',
} satisfies Translation<RegionTexts>
