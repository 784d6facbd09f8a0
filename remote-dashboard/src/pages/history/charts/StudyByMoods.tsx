import { useTexts } from '@cadence/shared/i18n'
import { moods } from '@cadence/shared/schemas'
import { useId } from 'react'
import { historyTexts } from '../../../texts/history.ts'
import { moodCheckTexts } from '../../../texts/widgets.ts'
import { MoodFace } from '../../../widgets/mood-check/MoodFace.tsx'
import type { StudyByMood } from '../totals/slot-totals.ts'
import { useFormats } from '../use-formats.ts'
import { Figure } from './chart-styles.ts'
import { RowBars } from './RowBars.tsx'

/** Days with a mood below which averages would say nothing. */
const ENOUGH_DAYS = 5

/** Mood beside study: the average time of focus on the days of each mood. */
export function StudyByMoods({ moods: byMood }: { moods: readonly StudyByMood[] }) {
  const t = useTexts(historyTexts)
  const names = useTexts(moodCheckTexts)
  const { duration } = useFormats()
  const id = useId()
  const count = byMood.reduce((sum, { days }) => sum + days, 0)
  const highest = Math.max(1, ...byMood.map(({ meanMs }) => meanMs))
  const rows = [...byMood].reverse().flatMap(({ mood, days, meanMs }) => {
    const name = moods[mood]
    if (!name || days === 0) return []
    const label = (
      <>
        <MoodFace mood={name} />
        <span>{names[name]}</span>
      </>
    )
    const value = t.meanOf({ mean: duration(meanMs), count: days })
    return [{ key: name, name: label, value, length: meanMs / highest }]
  })
  return (
    <Figure aria-labelledby={id}>
      <h2 id={id}>{t.together}</h2>
      <p>{count < ENOUGH_DAYS ? t.togetherNone : t.togetherHint}</p>
      {count >= ENOUGH_DAYS && <RowBars caption={t.together} rows={rows} />}
    </Figure>
  )
}
