import { type Language, setLanguage, useLanguage } from '@cadence/shared/i18n'
import { setPreference, usePreference } from '@cadence/shared/preferences'
import { canonicalZone, DEVICE, optionOf } from './time-zone-options.ts'

/** The values of the two selects. */
export interface RegionChoice {
  language: Language
  timezone: string
}

/** The values of the selects for what is stored. */
export function useSavedRegion(): RegionChoice {
  return { language: useLanguage(), timezone: optionOf(usePreference('timeZone')) }
}

export const isSameRegion = (one: RegionChoice, other: RegionChoice) =>
  one.language === other.language && one.timezone === other.timezone

/** Saves the changed values. The language is first, because only it can fail: then nothing has changed. @throws TextsLoadError */
export async function saveRegion({ language, timezone }: RegionChoice, saved: RegionChoice): Promise<void> {
  if (language !== saved.language) {
    await setLanguage(language)
    setPreference('language', language)
  }
  if (timezone !== saved.timezone) {
    setPreference('timeZone', timezone === DEVICE ? null : canonicalZone(timezone))
  }
}
