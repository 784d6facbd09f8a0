import { useTexts } from '@cadence/shared/i18n'
import { useRecords } from '../../records/use-records.ts'
import { moodCheckTexts } from '../../texts/widgets.ts'
import { useToday } from '../../time/clock.ts'
import type { MoodName } from './MoodFace.tsx'
import { moodOf, noteMood } from './mood-records.ts'

/**
 * The mood of today, and how one tap notes it.
 * @param announce tells screen readers what was noted.
 */
export function useMoodOfToday(announce: (text: string) => void) {
  const t = useTexts(moodCheckTexts)
  const today = useToday()
  const noted = moodOf(useRecords('mood'), today)
  const note = (mood: MoodName) => {
    noteMood(today, mood)
    announce(t.noted({ mood: t[mood] }))
  }
  return { noted, note }
}
