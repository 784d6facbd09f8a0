import { SelectField } from '@cadence/shared/forms'
import { useLanguageTag } from '@cadence/shared/i18n'
import { academiesOf } from '@cadence/shared/preferences'
import { type HolidayZone, holidayTerritories, holidayZones } from '@cadence/shared/schemas'
import type { ComponentProps } from 'react'
import type { HolidaysTexts } from './holidays-select-texts.ts'
import { schoolCalendarEnd } from './school-calendar-end.ts'

/** Value of the option without holidays. No place has this name. */
export const NO_HOLIDAYS = ''

/** The place of a value of the select; null where it is none. */
export const holidayZoneOf = (value: unknown): HolidayZone | null =>
  holidayZones.find((zone) => zone === value) ?? null

const DAY_MS = 86_400_000

/** What is shown of the chosen place, and until when: no calendar is known of some, and none of the years to come. */
function hintOf(zone: HolidayZone | null, t: HolidaysTexts, tag: string): string {
  if (zone === null) return t.hint
  const end = schoolCalendarEnd(zone)
  if (end === null) return t.publicOnly
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  const until = t.until({ day: format.format(Date.parse(end) - DAY_MS) })
  const names = academiesOf(zone)
  return names === null ? until : `${t.academies({ names })} ${until}`
}

interface HolidaysSelectProps extends ComponentProps<'select'> {
  texts: HolidaysTexts
}

/** The select of the place whose holidays the planner shows. */
export function HolidaysSelect({ texts: t, ...select }: HolidaysSelectProps) {
  const tag = useLanguageTag('fr-FR')
  const territories = new Intl.DisplayNames(tag, { type: 'region' })
  return (
    <SelectField {...select} label={t.zone} helper={hintOf(holidayZoneOf(select.value), t, tag)}>
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
