import { SelectField } from '@cadence/shared/forms'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { academiesOf, setPreference, usePreference } from '@cadence/shared/preferences'
import { type HolidayZone, holidayTerritories, holidayZones, weekStarts } from '@cadence/shared/schemas'
import { Dialog } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { plannerOptionsTexts } from '../../../texts/planner-options.ts'
import { addDays } from '../../../time/day.ts'
import { useWeekStart } from '../../../time/week.ts'
import { formatDate } from '../date-format.ts'
import { schoolCalendarEnd } from '../holidays/holidays.ts'

const Fields = styled.div`
  display: grid;
  gap: 1.25rem;
`

/** Option of the select while no place is chosen. No place has this name. */
const NO_ZONE = ''

/** What is shown of the chosen place. */
function useZoneHint(zone: HolidayZone | null): string {
  const t = useTexts(plannerOptionsTexts)
  const tag = useLanguageTag('fr-FR')
  if (zone === null) return t.zoneHint
  const end = schoolCalendarEnd(zone)
  if (end === null) return t.publicOnly
  const names = academiesOf(zone)
  const until = t.until({ day: formatDate('long', addDays(end, -1), tag) })
  return names === null ? until : `${t.academies({ names })} ${until}`
}

/** The first day of the member's weeks, and the place whose holidays they see. A choice is in effect at once. */
export function PlannerOptions({ onClose }: { onClose: () => void }) {
  const t = useTexts(plannerOptionsTexts)
  const weekStart = useWeekStart('friday')
  const zone = usePreference('holidayZone')
  const hint = useZoneHint(zone)
  const territories = new Intl.DisplayNames(useLanguageTag('fr-FR'), { type: 'region' })
  return (
    <Dialog open title={t.title} closeLabel={t.close} onClose={onClose}>
      <Fields>
        <SelectField
          label={t.weekStart}
          helper={t.weekStartHint}
          value={weekStart}
          onChange={({ currentTarget }) => {
            const chosen = weekStarts.find((day) => day === currentTarget.value)
            if (chosen) setPreference('weekStart', chosen)
          }}
        >
          {weekStarts.map((day) => (
            <option key={day} value={day}>
              {t[day]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t.zone}
          helper={hint}
          value={zone ?? NO_ZONE}
          onChange={({ currentTarget }) => {
            const chosen = holidayZones.find((each) => each === currentTarget.value)
            setPreference('holidayZone', chosen ?? null)
          }}
        >
          <option value={NO_ZONE}>{t.noZone}</option>
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
      </Fields>
    </Dialog>
  )
}
