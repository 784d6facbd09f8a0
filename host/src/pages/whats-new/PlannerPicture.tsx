import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { RefreshCw } from 'lucide-react'
import type { CSSProperties } from 'react'
import { newsTexts } from '../../texts/news.ts'

const Picture = styled.div`
  container-type: inline-size;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
  background: var(--surface-2);
  overflow: hidden;
`

/* All its lengths follow its text, which follows its width. */
const Planner = styled.div`
  display: grid;
  grid-template-columns: 3em repeat(7, minmax(0, 1fr));
  grid-template-rows: 3.25em 2.5em repeat(10, 1.3em);
  padding: 0 1em 1em 0.75em;
  font-size: clamp(0.5rem, 2.4cqi, 0.75rem);
  line-height: 1.25;
  mask-image: linear-gradient(#000 84%, transparent);
  & > div:first-of-type { grid-area: 1 / 1 / 2 / -1; display: flex; align-items: center; justify-content: space-between; padding-left: 0.5em; font-weight: 650; }
  & > div:first-of-type > span::first-letter { text-transform: uppercase; }
  small { display: flex; align-items: center; gap: 0.4em; padding: 0.2em 0.7em; border: 1px solid var(--hairline); border-radius: var(--radius-pill); color: var(--muted); font-size: inherit; font-weight: 500; }
  small svg { width: 1em; height: 1em; color: var(--mint); }
  [data-day] { grid-row: 2 / -1; border-left: 1px solid var(--hairline); color: var(--muted); text-align: center; white-space: nowrap; }
  [data-day] b { display: inline-block; min-width: 1.9em; color: var(--text); font-weight: 650; line-height: 1.9em; }
  [data-today] { background: linear-gradient(transparent 2.5em, color-mix(in srgb, var(--accent) 9%, transparent) 0); color: var(--text); }
  [data-today] b { border-radius: 50%; background: var(--accent-deep); color: var(--on-accent); }
  [data-hour] { z-index: 1; margin-top: -0.625em; color: var(--faint); font-variant-numeric: tabular-nums; }
  [data-line] { grid-column: 2 / -1; border-top: 1px solid var(--hairline); }
  [data-course] { z-index: 1; margin: 1px 0.15em; padding: 0.3em 0 0 0.35em; border-left: 0.2em solid var(--tone); border-radius: 0.45em; background: color-mix(in srgb, var(--tone) 18%, var(--surface-1)); font-size: 0.9em; font-weight: 600; letter-spacing: -0.015em; overflow: hidden; }
  [data-course] span { display: block; color: var(--muted); font-weight: 400; font-variant-numeric: tabular-nums; }
  [data-now] { z-index: 2; grid-area: 4 / 7; height: 0.15em; background: var(--coral); }
  [data-now]::before { content: ''; display: block; width: 0.6em; height: 0.6em; margin: -0.225em 0 0 -0.3em; border-radius: 50%; background: var(--coral); }
  /* Seven days would be too narrow for their names: those until Sunday are left out. */
  @container (max-width: 26rem) {
    grid-template-columns: 3em repeat(3, 0) repeat(4, minmax(0, 1fr));
    font-size: clamp(0.5rem, 3cqi, 0.75rem);
    [data-until-sunday] { display: none; }
    [data-course] { font-size: 0.96em; }
  }
`

/** The week in which subscribed timetables came. Like that of the planner, it begins on Friday. */
const days = [
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
  '2026-11-23',
  '2026-11-24',
  '2026-11-25',
  '2026-11-26',
]
const TODAY = '2026-11-25'

const hours = [9, 10, 11, 12, 13]

/** The row of a time of day: half hours from 9 o’clock, after the title and the days. */
const rowAt = (hour: number) => 3 + (hour - 9) * 2

/** Place of Monday in the week. */
const MONDAY = 3

/** `day` counts from Friday. */
const courses = [
  { day: 0, from: 10, to: 11.5, name: 'economics', tone: 'var(--warm)' },
  { day: 0, from: 12, to: 14, name: 'law', tone: 'var(--accent)' },
  { day: 3, from: 9, to: 10.5, name: 'law', tone: 'var(--accent)' },
  { day: 3, from: 12, to: 14, name: 'economics', tone: 'var(--warm)' },
  { day: 4, from: 10, to: 12, name: 'calculus', tone: 'var(--mint)' },
  { day: 5, from: 10, to: 11.5, name: 'language', tone: 'var(--warm)' },
  { day: 5, from: 12.5, to: 14, name: 'law', tone: 'var(--accent)' },
  { day: 6, from: 9, to: 11, name: 'calculus', tone: 'var(--mint)' },
] as const

const clock = (hour: number) => `${String(Math.floor(hour)).padStart(2, '0')}:${hour % 1 ? '30' : '00'}`

/** A week of the planner with a subscribed timetable, drawn small. */
export function PlannerPicture() {
  const t = useTexts(newsTexts)
  const language = useLanguageTag('fr')
  const format = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(day))
  return (
    <Picture aria-hidden="true" data-picture="">
      <Planner>
        <div>
          <span>{format(TODAY, { month: 'long', year: 'numeric' })}</span>
          <small>
            <RefreshCw strokeWidth={1.75} />
            ADE
          </small>
        </div>
        {hours.map((hour) => (
          <span key={hour} data-line="" style={{ gridRow: rowAt(hour) }} />
        ))}
        {days.map((day, at) => (
          <span
            key={day}
            data-day=""
            data-today={day === TODAY ? '' : undefined}
            data-until-sunday={at < MONDAY ? '' : undefined}
            style={{ gridColumn: at + 2 }}
          >
            {format(day, { weekday: 'short' })} <b>{Number(day.slice(-2))}</b>
          </span>
        ))}
        {hours.map((hour) => (
          <span key={hour} data-hour="" style={{ gridArea: `${rowAt(hour)} / 1` }}>
            {clock(hour)}
          </span>
        ))}
        {courses.map(({ day, from, to, name, tone }) => (
          <div
            key={`${day}-${from}`}
            data-course=""
            data-until-sunday={day < MONDAY ? '' : undefined}
            style={
              { '--tone': tone, gridArea: `${rowAt(from)} / ${day + 2} / ${rowAt(to)}` } as CSSProperties
            }
          >
            {t[`${name}Course`]}
            <span>{clock(from)}</span>
          </div>
        ))}
        <i data-now="" />
      </Planner>
    </Picture>
  )
}
