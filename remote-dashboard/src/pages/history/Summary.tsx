import { useTexts } from '@cadence/shared/i18n'
import { moods } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { historyTexts } from '../../texts/history.ts'
import { moodCheckTexts } from '../../texts/widgets.ts'
import { MoodFace } from '../../widgets/mood-check/MoodFace.tsx'
import type { SlotTotals } from './totals/slot-totals.ts'
import type { Streaks } from './totals/streaks.ts'
import { useFormats } from './use-formats.ts'

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1rem 1.5rem;
  padding: 0.25rem 0.125rem 1rem;
  & > div { min-width: 0; }
  dt { color: var(--muted); font-size: var(--text-sm); }
  dd { display: flex; align-items: center; gap: 0.5rem; font: 650 var(--text-2xl) / 1.3 var(--font-display); font-variant-numeric: tabular-nums; letter-spacing: -0.02em; }
  dd + dd { color: var(--muted); font: 400 var(--text-xs) / 1.4 var(--font-text); letter-spacing: 0; }
  svg { flex: none; width: 1.75rem; height: 1.75rem; color: var(--chart-mood); }
  @container (min-width: 40rem) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`

function Figure({ name, caption, children }: { name: string; caption: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd>{caption}</dd>
    </div>
  )
}

/** The period in four figures; two of them beside the period before. */
export function Summary({ now, before, streaks }: { now: SlotTotals; before: SlotTotals; streaks: Streaks }) {
  const t = useTexts(historyTexts)
  const mood = useTexts(moodCheckTexts)
  const { duration, number } = useFormats()
  const felt = now.mood === null ? undefined : moods[Math.round(now.mood)]
  return (
    <Figures>
      <Figure name={t.study} caption={t.before({ value: duration(before.studyMs) })}>
        {duration(now.studyMs)}
      </Figure>
      <Figure name={t.tasks} caption={t.before({ value: number(before.tasks) })}>
        {number(now.tasks)}
      </Figure>
      <Figure name={t.mood} caption={now.moodDays === 0 ? t.none : t.noted({ count: now.moodDays })}>
        {felt ? (
          <>
            <MoodFace mood={felt} />
            {mood[felt]}
          </>
        ) : (
          '–'
        )}
      </Figure>
      <Figure name={t.currentStreak} caption={t.longest({ days: t.days({ count: streaks.longest }) })}>
        {t.days({ count: streaks.current })}
      </Figure>
    </Figures>
  )
}
