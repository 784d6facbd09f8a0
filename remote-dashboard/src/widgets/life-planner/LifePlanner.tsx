import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { IconButton } from '@cadence/shared/ui'
import { isSameDay } from 'date-fns/isSameDay'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { sampleTexts } from '../../texts/samples.ts'
import { widgetTexts } from '../../texts/widgets.ts'
import { Box } from './look.ts'
import { sampleEvents } from './samples.ts'
import { weekOf, weekTitle } from './week.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The week at a glance. Its limits keep it large, so it has one look that follows its width. */
export function LifePlanner() {
  const t = useTexts(widgetTexts)
  const samples = useTexts(sampleTexts)
  const tag = useLanguageTag('fr-FR')
  const weekday = useMemo(() => new Intl.DateTimeFormat(tag, { weekday: 'short' }), [tag])
  const [now] = useState(() => new Date())
  const [weeks, setWeeks] = useState(0)
  const days = weekOf(now, weeks)
  const events = weeks === 0 ? sampleEvents : []
  return (
    <Box>
      <div>
        <h3 aria-live="polite">{weekTitle(days, tag)}</h3>
        {weeks !== 0 && (
          <button type="button" onClick={() => setWeeks(0)}>
            {t.thisWeek}
          </button>
        )}
        <IconButton label={t.previousWeek} onClick={() => setWeeks(weeks - 1)}>
          <ChevronLeft {...icon} />
        </IconButton>
        <IconButton label={t.nextWeek} onClick={() => setWeeks(weeks + 1)}>
          <ChevronRight {...icon} />
        </IconButton>
      </div>
      <ol>
        {days.map((date, day) => (
          <li key={date.getTime()} aria-current={isSameDay(date, now) ? 'date' : undefined}>
            <time dateTime={dayKey(date)}>
              {weekday.format(date)} <b>{date.getDate()}</b>
            </time>
            {events
              .filter((event) => event.day === day)
              .map(({ time, sample, kind }) => (
                <p key={time} data-kind={kind}>
                  <span>{time}</span> {samples[sample]}
                </p>
              ))}
          </li>
        ))}
      </ol>
    </Box>
  )
}

/** A day of the member's clock as YYYY-MM-DD. */
function dayKey(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
