import { useTexts } from '@cadence/shared/i18n'
import { moods } from '@cadence/shared/schemas'
import { historyTexts } from '../../../texts/history.ts'
import { moodCheckTexts } from '../../../texts/widgets.ts'
import { MoodFace } from '../../../widgets/mood-check/MoodFace.tsx'
import type { Period } from '../totals/period.ts'
import type { SlotTotals } from '../totals/slot-totals.ts'
import { useFormats } from '../use-formats.ts'
import { countScale, timeScale } from './axis.ts'
import { Bars } from './Bars.tsx'
import { MoodLine, moodHeight } from './MoodLine.tsx'
import { SlotChart } from './SlotChart.tsx'
import type { Cursor } from './use-cursor.ts'

interface PeriodChartProps {
  period: Period
  slots: readonly SlotTotals[]
  /** The sums of the whole period. */
  whole: SlotTotals
  cursor: Cursor
}

const heightsOf = (values: readonly number[], scale: readonly number[]) => {
  const top = scale.at(-1) ?? 1
  return values.map((value) => value / top)
}

/** Time of focus per day or week. */
export function StudyChart({ period, slots, whole, cursor }: PeriodChartProps) {
  const t = useTexts(historyTexts)
  const { duration } = useFormats()
  const values = slots.map(({ studyMs }) => studyMs)
  const scale = timeScale(Math.max(...values))
  const heights = heightsOf(values, scale)
  return (
    <SlotChart
      wide
      title={t.study}
      summary={
        whole.studyMs === 0
          ? t.studyNone
          : t.studyOfDays({ total: duration(whole.studyMs), count: whole.studyDays })
      }
      describe={({ studyMs, sessions }) =>
        sessions === 0 ? duration(0) : `${duration(studyMs)}, ${t.sessions({ count: sessions })}`
      }
      scale={scale.map((ms, at) => ({
        height: at / (scale.length - 1),
        label: ms === 0 ? '0' : duration(ms),
      }))}
      {...{ period, slots, cursor }}
    >
      <Bars kind="study" heights={heights} />
    </SlotChart>
  )
}

/** Completed tasks per day or week. */
export function TasksChart({ period, slots, whole, cursor }: PeriodChartProps) {
  const t = useTexts(historyTexts)
  const { number } = useFormats()
  const values = slots.map(({ tasks }) => tasks)
  const scale = countScale(Math.max(...values))
  return (
    <SlotChart
      title={t.tasks}
      summary={whole.tasks === 0 ? t.tasksNone : t.tasksDone({ count: whole.tasks })}
      describe={({ tasks }) => t.tasksDone({ count: tasks })}
      scale={scale.map((count, at) => ({ height: at / (scale.length - 1), label: number(count) }))}
      {...{ period, slots, cursor }}
    >
      <Bars kind="tasks" heights={heightsOf(values, scale)} />
    </SlotChart>
  )
}

/** The mood of each day, or the average of each week. */
export function MoodChart({ period, slots, whole, cursor }: PeriodChartProps) {
  const t = useTexts(historyTexts)
  const names = useTexts(moodCheckTexts)
  const nameOf = (mood: number) => names[moods[Math.round(mood)] ?? 'good']
  return (
    <SlotChart
      title={t.mood}
      summary={
        whole.mood === null ? t.moodNone : t.moodMean({ mood: nameOf(whole.mood), count: whole.moodDays })
      }
      describe={({ mood, moodDays }) => {
        if (mood === null) return t.none
        return moodDays === 1 ? nameOf(mood) : t.moodMean({ mood: nameOf(mood), count: moodDays })
      }}
      scale={moods.map((mood, at) => ({ height: moodHeight(at), label: <MoodFace mood={mood} /> }))}
      {...{ period, slots, cursor }}
    >
      <MoodLine moods={slots.map(({ mood }) => mood)} />
    </SlotChart>
  )
}
