import { holidayZoneOf, NO_HOLIDAYS } from '@cadence/shared/holidays/holidays-select'
import { type Language, setLanguage, useLanguage } from '@cadence/shared/i18n'
import { setPreference, usePreference } from '@cadence/shared/preferences'
import { canonicalZone, DEVICE, optionOf } from './time-zone-options.ts'

/** The values of the three selects. */
export interface RegionChoice {
  language: Language
  timezone: string
  holidays: string
}

/** The values of the selects for what is stored. */
export function useSavedRegion(): RegionChoice {
  return {
    language: useLanguage(),
    timezone: optionOf(usePreference('timeZone')),
    holidays: usePreference('holidayZone') ?? NO_HOLIDAYS,
  }
}

export const isSameRegion = (one: RegionChoice, other: RegionChoice) =>
  one.language === other.language && one.timezone === other.timezone && one.holidays === other.holidays

/** Saves the changed values. The language is first, because only it can fail: then nothing has changed. @throws TextsLoadError */
export async function saveRegion(
  { language, timezone, holidays }: RegionChoice,
  saved: RegionChoice,
): Promise<void> {
  if (language !== saved.language) {
    await setLanguage(language)
    setPreference('language', language)
  }
  if (timezone !== saved.timezone) {
    setPreference('timeZone', timezone === DEVICE ? null : canonicalZone(timezone))
  }
  if (holidays !== saved.holidays) {
    setPreference('holidayZone', holidayZoneOf(holidays))
  }
}
