import { type Language, setLanguage, useLanguage } from '@cadence/shared/i18n'
import { setPreference, usePreference } from '@cadence/shared/preferences'
import { canonicalZone, DEVICE, optionOf } from './time-zone-options.ts'

/** Language and time zone, as the selects have them. */
export interface RegionChoice {
  language: Language
  timezone: string
}

/** Language and time zone as they are. */
export function useSavedRegion(): RegionChoice {
  return { language: useLanguage(), timezone: optionOf(usePreference('timeZone')) }
}

export const isSameRegion = (one: RegionChoice, other: RegionChoice) =>
  one.language === other.language && one.timezone === other.timezone

/** Saves what differs, the language first: it is the one that can fail, and then nothing has changed. @throws TextsLoadError */
export async function saveRegion({ language, timezone }: RegionChoice, saved: RegionChoice): Promise<void> {
  if (language !== saved.language) {
    await setLanguage(language)
    setPreference('language', language)
  }
  if (timezone !== saved.timezone) {
    setPreference('timeZone', timezone === DEVICE ? null : canonicalZone(timezone))
  }
}
