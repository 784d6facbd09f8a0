import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { type CSSProperties, useMemo } from 'react'
import { personalTrackerTexts } from '../../texts/widgets.ts'
import { useToday } from '../../time/clock.ts'
import { useWeekStart, weekOf } from '../../time/week.ts'

const Week = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.25rem;
  min-width: 0;
  & > small { color: var(--muted); font-size: var(--text-xs); line-height: 1.4; text-align: center; }
`

const Days = styled.ol`
  flex: 1;
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  align-items: end;
  min-height: 0;
  li { display: grid; grid-template-rows: minmax(0, 1fr) auto; justify-items: center; gap: 0.25rem; color: var(--muted); }
  div { display: grid; align-content: end; min-height: 0; font-variant-numeric: tabular-nums; }
  svg { width: 100%; max-width: 3rem; max-height: 3.5rem; }
  b { padding: 0 0.375rem; border-radius: var(--radius-pill); font-size: var(--text-xs); font-weight: 500; line-height: 1.4; }
  li[aria-current] { color: var(--warm); }
  li[aria-current] b { background: var(--surface-3); color: var(--text); font-weight: 600; }
`

/** Most strokes of a day that are drawn; a longer day shows its number. */
const DRAWN = 15

/** Height of a group of five strokes. */
const GROUP = 24

/** A stroke of a hand, which is never quite upright; the fifth of a group crosses the other four. */
function strokeAt(nth: number, count: number): string {
  const y = GROUP * Math.floor(nth / 5)
  // A day with fewer than four strokes has them in its middle.
  const x = 2.5 * Math.max(0, 4 - count)
  const lines = [
    `M${x + 4.5} ${y + 4} ${x + 4} ${y + 20}`,
    `M${x + 9.5} ${y + 3.5} ${x + 9.5} ${y + 20}`,
    `M${x + 14.5} ${y + 4} ${x + 15} ${y + 20}`,
    `M20 ${y + 4} 19.5 ${y + 20.5}`,
    `M2 ${y + 17.5} 22.5 ${y + 6}`,
  ]
  return lines[nth % 5] ?? ''
}

/** The strokes of a day; a day without any has a short line. */
function Strokes({ count }: { count: number }) {
  const groups = Math.max(1, Math.ceil(count / 5))
  const path = Array.from({ length: count }, (_, nth) => strokeAt(nth, count)).join('')
  return (
    <svg
      viewBox={`0 0 24 ${GROUP * groups}`}
      // Where there is height, the strokes are longer.
      preserveAspectRatio="none"
      style={{ '--groups': groups } as CSSProperties}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {count === 0 ? (
        <path d="M10 20h4" opacity="0.75" vectorEffect="non-scaling-stroke" />
      ) : (
        <path d={path} vectorEffect="non-scaling-stroke" />
      )}
    </svg>
  )
}

// A date without a time: at noon in UTC, the UTC format shows that date.
const moment = (day: string) => new Date(`${day}T12:00:00Z`)

/** The sessions of the week, a stroke for each. */
export function TallyWeek({ counts }: { counts: readonly number[] }) {
  const t = useTexts(personalTrackerTexts)
  const tag = useLanguageTag('en')
  const today = useToday()
  const weekStart = useWeekStart('monday')
  // The letters are those of the planner and of the mood beside it; the sentence for screen readers is in the tracker's language.
  const letters = useLanguageTag('fr')
  const [short, long] = useMemo(() => {
    const of = (language: string, weekday: 'narrow' | 'long') =>
      new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
    return [of(letters, 'narrow'), of(tag, 'long')]
  }, [letters, tag])
  return (
    <Week data-week="">
      <Days aria-label={t.sessions}>
        {weekOf(today, weekStart).map((day, at) => {
          const count = counts[at] ?? 0
          return (
            <li key={day} aria-current={day === today ? 'date' : undefined}>
              <div aria-hidden="true">{count > DRAWN ? count : <Strokes count={count} />}</div>
              <b aria-hidden="true">{short.format(moment(day)).toUpperCase()}</b>
              <span className="visually-hidden">
                {t.sessionsOfDay({ day: long.format(moment(day)), count })}
              </span>
            </li>
          )
        })}
      </Days>
      <small aria-hidden="true">{t.sessionsBelow}</small>
    </Week>
  )
}
