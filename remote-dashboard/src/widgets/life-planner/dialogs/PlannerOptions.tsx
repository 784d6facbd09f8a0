import { SelectField } from '@cadence/shared/forms'
import { HolidaysSelect, holidayZoneOf, NO_HOLIDAYS } from '@cadence/shared/holidays/holidays-select'
import { useTexts } from '@cadence/shared/i18n'
import { setPreference, usePreference } from '@cadence/shared/preferences'
import { weekStarts } from '@cadence/shared/schemas'
import { Dialog } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { holidaysSelectTexts, plannerOptionsTexts } from '../../../texts/planner-options.ts'
import { useWeekStart } from '../../../time/week.ts'

const Fields = styled.div`
  display: grid;
  gap: 1.25rem;
`

/** The first day of the member's weeks, and the place whose holidays they see. A choice is in effect at once. */
export function PlannerOptions({ onClose }: { onClose: () => void }) {
  const t = useTexts(plannerOptionsTexts)
  const weekStart = useWeekStart('friday')
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
        <HolidaysSelect
          texts={useTexts(holidaysSelectTexts)}
          value={usePreference('holidayZone') ?? NO_HOLIDAYS}
          onChange={({ currentTarget }) => setPreference('holidayZone', holidayZoneOf(currentTarget.value))}
        />
      </Fields>
    </Dialog>
  )
}
