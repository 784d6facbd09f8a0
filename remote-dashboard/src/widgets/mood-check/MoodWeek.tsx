import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { useMemo } from 'react'
import type { Entry } from '../../records/records.ts'
import { moodCheckTexts } from '../../texts/widgets.ts'
import { useWeekStart } from '../../time/week.ts'
import { MoodFace } from './MoodFace.tsx'
import { type DayOfWeek, weekAround } from './mood-records.ts'

const Days = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  padding-top: 0.75rem;
  border-top: 1px solid var(--hairline);
  li { display: grid; justify-items: center; gap: 0.125rem; color: var(--muted); }
  svg { width: 1.75rem; height: 1.75rem; }
  i { width: 1.5rem; height: 1.5rem; margin: 0.125rem; border: 1.5px dashed var(--outline); border-radius: var(--radius-pill); }
  b { padding: 0 0.375rem; border-radius: var(--radius-pill); color: var(--muted); font-size: var(--text-xs); font-weight: 500; line-height: 1.4; }
  li[aria-current] { color: var(--warm); }
  li[aria-current] b { background: var(--surface-3); color: var(--text); font-weight: 600; }
`

// A date without a time: at noon in UTC, the UTC format shows that date.
const moment = (day: string) => new Date(`${day}T12:00:00Z`)

/** The moods of this week. */
export function MoodWeek({ entries, today }: { entries: readonly Entry<'mood'>[]; today: string }) {
  const t = useTexts(moodCheckTexts)
  const tag = useLanguageTag('fr')
  const weekStart = useWeekStart('monday')
  const [short, long] = useMemo(() => {
    const of = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
    return [of({ weekday: 'narrow' }), of({ weekday: 'long', day: 'numeric', month: 'long' })]
  }, [tag])
  const describe = ({ day, mood, when }: DayOfWeek) => {
    const name = long.format(moment(day))
    const noted = mood ? t[mood] : when === 'to come' ? t.toCome : t.none
    return t.ofDay({ day: when === 'today' ? t.today({ day: name }) : name, mood: noted })
  }
  return (
    <Days aria-label={t.week}>
      {weekAround(entries, today, weekStart).map((each) => (
        <li key={each.day} aria-current={each.when === 'today' ? 'date' : undefined}>
          {each.mood ? <MoodFace mood={each.mood} /> : <i aria-hidden="true" />}
          <b aria-hidden="true">{short.format(moment(each.day)).toUpperCase()}</b>
          <span className="visually-hidden">{describe(each)}</span>
        </li>
      ))}
    </Days>
  )
}
