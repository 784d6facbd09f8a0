import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { useMemo } from 'react'
import { lastDaysTexts } from '../texts/last-days.ts'
import { useToday } from '../time/clock.ts'
import { lastSevenDays } from '../time/week.ts'

const Days = styled.ol`
  display: grid;
  grid-template: minmax(0, 1fr) / repeat(7, minmax(0, 1fr));
  min-width: 0;
  /* A picture has a height of its own, which would ask for more than the widget gives. */
  min-height: 0;
  li { position: relative; display: grid; grid-template-rows: minmax(0, 1fr) auto; justify-items: center; gap: 0.375rem; min-height: 0; }
  svg { width: 100%; height: 100%; min-height: 0; overflow: visible; }
  rect, circle { fill: var(--muted); }
  circle[data-none] { fill: var(--outline); }
  line { stroke: var(--outline); stroke-width: 1.5; }
  b { color: var(--muted); font-size: 0.6875rem; font-weight: 500; line-height: 1; }
  li[aria-current] :is(rect, circle) { fill: var(--warm); }
  li[aria-current] b { color: var(--text); font-weight: 600; }
`

interface LastDaysProps {
  /** What the row shows. */
  label: string
  /** Bars for amounts, dots for places on a scale. */
  kind: 'bars' | 'dots'
  /** For each of the last seven days, how high it stands from 0 to 1, or null for nothing; and what that means. */
  values: readonly { height: number | null; text: string }[]
}

// A date without a time: at noon in UTC, the UTC format shows that date.
const moment = (day: string) => new Date(`${day}T12:00:00Z`)

interface MarkProps {
  kind: LastDaysProps['kind']
  height: number | null
  /** The height of the next day's mark; null where that day has no value. */
  next: number | null
}

const fromTop = (height: number) => `${(1 - height) * 100}%`

function Mark({ kind, height, next }: MarkProps) {
  return (
    <svg aria-hidden="true">
      {kind === 'dots' && height !== null && next !== null && (
        // To the middle of the next column, whose dot is drawn over its end.
        <line x1="50%" y1={fromTop(height)} x2="150%" y2={fromTop(next)} />
      )}
      {height === null ? (
        <circle data-none="" cx="50%" cy="100%" r="1.25" />
      ) : kind === 'dots' ? (
        <circle cx="50%" cy={fromTop(height)} r="3.5" />
      ) : (
        <rect x="32%" width="36%" y={fromTop(height)} height={`${height * 100}%`} rx="2" />
      )}
    </svg>
  )
}

/** The last seven days in a widget without room for its week: today is the last one. */
export function LastDays({ label, kind, values }: LastDaysProps) {
  const t = useTexts(lastDaysTexts)
  const today = useToday()
  const tag = useLanguageTag('fr')
  const [short, long] = useMemo(() => {
    const of = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
    return [of({ weekday: 'narrow' }), of({ weekday: 'long', day: 'numeric', month: 'long' })]
  }, [tag])
  return (
    <Days aria-label={label} lang={tag} data-last-days="">
      {lastSevenDays(today).map((day, at) => {
        const { height = null, text = '' } = values[at] ?? {}
        return (
          <li key={day} aria-current={day === today ? 'date' : undefined}>
            <Mark kind={kind} height={height} next={values[at + 1]?.height ?? null} />
            <b aria-hidden="true">{short.format(moment(day)).toUpperCase()}</b>
            <span className="visually-hidden">{t.ofDay({ day: long.format(moment(day)), value: text })}</span>
          </li>
        )
      })}
    </Days>
  )
}
