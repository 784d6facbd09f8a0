import styled from '@emotion/styled'
import { Popover } from '../../Popover.tsx'
import { MonthCalendar } from './MonthCalendar.tsx'

const CalendarPopover = styled(Popover)`
  width: min(20rem, 100vw - 1rem);
  padding: 0.5rem 0.75rem 0.75rem;
`

interface DatePopoverProps {
  /** Its name for screen readers: what the day is for. */
  label: string
  /** The element beside which it opens. */
  field: Element
  /** The day that is chosen, or around which the member looks. */
  day: string
  onPick: (day: string) => void
  onClose: () => void
}

/** A calendar beside its field. The arrow keys go from day to day, and Enter picks one. */
export function DatePopover({ label, field, day, onPick, onClose }: DatePopoverProps) {
  return (
    <CalendarPopover label={label} field={field} onClose={onClose}>
      <MonthCalendar
        focus
        day={day}
        onPick={(picked) => {
          onPick(picked)
          onClose()
        }}
      />
    </CalendarPopover>
  )
}
