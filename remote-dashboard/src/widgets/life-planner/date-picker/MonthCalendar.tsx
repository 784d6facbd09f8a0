import { useLanguageTag } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { DayPicker } from 'react-day-picker'
import { enUS } from 'react-day-picker/locale/en-US'
import { es } from 'react-day-picker/locale/es'
import { fr } from 'react-day-picker/locale/fr'
import { useWeekStart, weekStartNumber } from '../../../time/week.ts'

const locales = { fr, es, en: enUS }

const Box = styled.div`
  .rdp-root { position: relative; }
  .rdp-months { display: flex; justify-content: center; }
  .rdp-month { width: 100%; }
  .rdp-month_caption { display: flex; align-items: center; min-height: 2.75rem; padding-inline: 0.25rem; font-weight: 600; }
  .rdp-caption_label::first-letter { text-transform: uppercase; }
  .rdp-nav { position: absolute; top: 0; right: 0; display: flex; }
  .rdp-button_previous, .rdp-button_next { display: grid; place-items: center; width: 2.75rem; height: 2.75rem; border: 0; border-radius: var(--radius-control); background: transparent; }
  .rdp-button_previous:hover, .rdp-button_next:hover { background: var(--surface-3); }
  .rdp-chevron { width: 1.125rem; fill: var(--muted); }
  .rdp-month_grid { width: 100%; border-collapse: collapse; }
  .rdp-weekday { padding: 0.25rem 0; color: var(--faint); font-weight: 400; font-size: var(--text-xs); }
  .rdp-day { padding: 0; text-align: center; }
  .rdp-day_button { width: 100%; max-width: 2.75rem; height: 2.5rem; border: 0; border-radius: var(--radius-control); background: transparent; font-variant-numeric: tabular-nums; }
  .rdp-day_button:hover { background: var(--surface-3); }
  .rdp-outside .rdp-day_button { color: var(--faint); }
  .rdp-today .rdp-day_button { color: var(--accent); font-weight: 650; }
  .rdp-selected .rdp-day_button { background: var(--accent-deep); color: var(--on-accent); }
  @media (pointer: coarse) { .rdp-day_button { height: 2.75rem; } }
`

/** The library uses dates in the machine's time zone. Noon exists on every day, also when the clocks change. */
const toDate = (day: string) => new Date(`${day}T12:00:00`)
const two = (value: number) => String(value).padStart(2, '0')
const toDay = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

interface MonthCalendarProps {
  day: string
  onPick: (day: string) => void
  /** Whether it takes the keyboard focus when it appears. */
  focus?: boolean
}

/** A month in which the member picks a day. Its weeks start as those of the planner do. */
export function MonthCalendar({ day, onPick, focus = false }: MonthCalendarProps) {
  const locale = locales[useLanguageTag('fr')]
  const weekStart = weekStartNumber[useWeekStart('friday')]
  return (
    <Box>
      <DayPicker
        mode="single"
        required
        fixedWeeks
        showOutsideDays
        autoFocus={focus}
        weekStartsOn={weekStart}
        locale={locale}
        defaultMonth={toDate(day)}
        selected={toDate(day)}
        onSelect={(date) => onPick(toDay(date))}
      />
    </Box>
  )
}
