import { dayOf } from '@cadence/shared/calendar/time'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Button, Dialog, DialogActions } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { calendarTone } from '../../../subscriptions/calendar-colours.ts'
import { plannerTexts } from '../../../texts/planner.ts'
import { subscriptionTexts } from '../../../texts/subscriptions.ts'
import { addDays } from '../../../time/day.ts'
import { dayTitle, formatTime } from '../date-format.ts'
import { Hint } from '../dialogs/event-form-styles.ts'
import { daysOf, isAllDay, type Occurrence } from '../week/occurrences.ts'
import { Dot } from './calendars-styles.ts'

const Facts = styled.dl`
  display: grid;
  gap: 0.875rem;
  margin: 0 0 1rem;
  dt { color: var(--muted); font-size: var(--text-sm); }
  dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
  & > p { display: flex; align-items: center; gap: 0.625rem; font-weight: 600; overflow-wrap: anywhere; }
`

/** The day of an occurrence and its hours, or its days. */
function whenOf(occurrence: Occurrence, tag: string): string {
  const { start, end } = occurrence
  const first = dayTitle(dayOf(start), tag)
  if (isAllDay(occurrence)) {
    const last = addDays(daysOf(occurrence).to, -1)
    return last === dayOf(start) ? first : `${first} – ${dayTitle(last, tag)}`
  }
  return `${first}, ${formatTime(start, tag)} – ${formatTime(end, tag)}`
}

interface SubscribedEventDialogProps {
  occurrence: Occurrence
  onCopy: () => void
  onClose: () => void
}

/** An event of a calendar that the member subscribes to. It can be read and copied, not changed. */
export function SubscribedEventDialog({ occurrence, onCopy, onClose }: SubscribedEventDialogProps) {
  const t = useTexts(subscriptionTexts)
  const { untitled } = useTexts(plannerTexts)
  const tag = useLanguageTag('fr-FR')
  const { event, source } = occurrence
  return (
    <Dialog open title={event.title || untitled} onClose={onClose}>
      <Facts>
        <p>{whenOf(occurrence, tag)}</p>
        {event.location && (
          <div>
            <dt>{t.where}</dt>
            <dd>{event.location}</dd>
          </div>
        )}
        {event.description && (
          <div>
            <dt>{t.notes}</dt>
            <dd>{event.description}</dd>
          </div>
        )}
        {source && (
          <p style={calendarTone(source.colour)}>
            <Dot aria-hidden="true" />
            {t.fromCalendar({ name: source.name })}
          </p>
        )}
      </Facts>
      <Hint>{t.readOnly}</Hint>
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {t.close}
        </Button>
        <Button onClick={onCopy}>{t.copyEvent}</Button>
      </DialogActions>
    </Dialog>
  )
}
