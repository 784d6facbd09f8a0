import { SelectField } from '@cadence/shared/forms'
import { HolidaysSelect, holidayZoneOf, NO_HOLIDAYS } from '@cadence/shared/holidays/holidays-select'
import { useTexts } from '@cadence/shared/i18n'
import { setPreference, usePreference } from '@cadence/shared/preferences'
import { weekStarts } from '@cadence/shared/schemas'
import { Button, Dialog } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { CalendarSync } from 'lucide-react'
import { holidaysSelectTexts, plannerOptionsTexts } from '../../../texts/planner-options.ts'
import { useWeekStart } from '../../../time/week.ts'

const Fields = styled.div`
  display: grid;
  gap: 1.25rem;
`

interface PlannerOptionsProps {
  onClose: () => void
  /** Leads to the calendars, for which a narrow toolbar has no room. */
  onCalendars: () => void
}

/** The first day of the member's weeks, and the place whose holidays they see. A choice is in effect at once. */
export function PlannerOptions({ onClose, onCalendars }: PlannerOptionsProps) {
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
        <Button icon={<CalendarSync size={18} strokeWidth={1.75} aria-hidden="true" />} onClick={onCalendars}>
          {t.calendars}
        </Button>
      </Fields>
    </Dialog>
  )
}
