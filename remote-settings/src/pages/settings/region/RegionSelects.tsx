import { SelectField } from '@cadence/shared/forms'
import { chosenLanguages, cityOf, type Language, useTexts } from '@cadence/shared/i18n'
import type { ComponentProps } from 'react'
import { regionTexts } from '../../../texts/settings.ts'
import { DEVICE, deviceZone, offeredZones, offsetOf, readableZone } from './time-zone-options.ts'

/** The name of each language in that language (specification, section 2, Settings). */
const names = { fr: 'Français', en: 'English', es: 'Español' }

interface LanguageSelectProps extends ComponentProps<'select'> {
  /** With `default` the select also offers the stated texts. After a choice it does not. */
  saved: Language
}

/** The select of the language. */
export function LanguageSelect({ saved, ...select }: LanguageSelectProps) {
  const t = useTexts(regionTexts)
  return (
    <SelectField {...select} label={t.language} helper={t.languageHint}>
      {saved === 'default' && <option value="default">{t.original}</option>}
      {chosenLanguages.map((language) => (
        <option key={language} value={language} lang={language}>
          {names[language]}
        </option>
      ))}
    </SelectField>
  )
}

interface ZoneSelectProps extends ComponentProps<'select'> {
  saved: string
}

/** The select of the time zone: the zone of the device, the three offered ones, and the stored one if it is another. */
export function ZoneSelect({ saved, ...select }: ZoneSelectProps) {
  const t = useTexts(regionTexts)
  const now = Date.now()
  const cities = { 'europe/paris': t.paris, 'america/new_york': t.newYork, 'asia/tokyo': t.tokyo }
  const withOffset = (name: string, zone: string) => `${name} (${offsetOf(zone, now)})`
  const device = deviceZone()
  const isOther = saved !== DEVICE && !offeredZones.some((zone) => zone === saved)
  return (
    <SelectField {...select} label={t.zone} helper={t.zoneHint}>
      <option value={DEVICE}>
        {t.device({ zone: `${cityOf(device) ?? readableZone(device)}, ${offsetOf(device, now)}` })}
      </option>
      {offeredZones.map((zone) => (
        <option key={zone} value={zone}>
          {withOffset(cities[zone], zone)}
        </option>
      ))}
      {isOther && <option value={saved}>{withOffset(readableZone(saved), saved)}</option>}
    </SelectField>
  )
}
