import { useTexts } from '@cadence/shared/i18n'
import { moods } from '@cadence/shared/schemas'
import type { Entry } from '../../records/records.ts'
import { lastDaysTexts } from '../../texts/last-days.ts'
import { moodCheckTexts } from '../../texts/widgets.ts'
import { useToday } from '../../time/clock.ts'
import { lastSevenDays } from '../../time/week.ts'
import { LastDays } from '../LastDays.tsx'
import { moodOf } from './mood-records.ts'

/** The moods of the last seven days, in dots: the higher, the better. */
export function MoodDays({ entries }: { entries: readonly Entry<'mood'>[] }) {
  const t = useTexts(lastDaysTexts)
  const names = useTexts(moodCheckTexts)
  const values = lastSevenDays(useToday()).map((day) => {
    const mood = moodOf(entries, day)
    if (mood === null) return { height: null, text: t.noMood }
    // No dot stands on the edge.
    return { height: (moods.indexOf(mood) + 0.5) / moods.length, text: names[mood] }
  })
  return <LastDays label={t.felt} kind="dots" values={values} />
}
