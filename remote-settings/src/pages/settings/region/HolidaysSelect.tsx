import { SelectField } from '@cadence/shared/forms'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { academiesOf } from '@cadence/shared/preferences'
import { holidayTerritories, holidayZones } from '@cadence/shared/schemas'
import type { ComponentProps } from 'react'
import { holidaysTexts } from '../../../texts/holidays.ts'
import { NO_HOLIDAYS } from './region-choice.ts'

/** The select of the place whose holidays the planner shows. Below it are the académies of the chosen zone. */
export function HolidaysSelect(select: ComponentProps<'select'>) {
  const t = useTexts(holidaysTexts)
  const territories = new Intl.DisplayNames(useLanguageTag('fr-FR'), { type: 'region' })
  const names = academiesOf(holidayZones.find((zone) => zone === select.value) ?? null)
  return (
    <SelectField {...select} label={t.zone} helper={names === null ? t.hint : t.academies({ names })}>
      <option value={NO_HOLIDAYS}>{t.none}</option>
      <optgroup label={t.mainland}>
        <option value="A">{t.zoneA}</option>
        <option value="B">{t.zoneB}</option>
        <option value="C">{t.zoneC}</option>
        <option value="alsace-moselle">{t.alsaceMoselle}</option>
        <option value="corse">{t.corsica}</option>
      </optgroup>
      <optgroup label={t.overseas}>
        {holidayTerritories.map((territory) => (
          <option key={territory} value={territory}>
            {territories.of(territory)}
          </option>
        ))}
      </optgroup>
    </SelectField>
  )
}
