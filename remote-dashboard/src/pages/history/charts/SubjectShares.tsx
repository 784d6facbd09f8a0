import { useTexts } from '@cadence/shared/i18n'
import { useId } from 'react'
import { useRecords } from '../../../records/use-records.ts'
import { subjectTone } from '../../../subjects/subject-tones.ts'
import { historyTexts } from '../../../texts/history.ts'
import { NO_SUBJECT } from '../totals/day-totals.ts'
import type { SlotTotals } from '../totals/slot-totals.ts'
import { useFormats } from '../use-formats.ts'
import { Figure } from './chart-styles.ts'
import { RowBars } from './RowBars.tsx'

/** Time of focus by subject, the longest first. A subject that was deleted counts as none. */
export function SubjectShares({ whole }: { whole: SlotTotals }) {
  const t = useTexts(historyTexts)
  const { duration } = useFormats()
  const id = useId()
  const subjects = new Map(useRecords('subject').map(({ id: subject, data }) => [subject, data]))
  const times = new Map<string, number>()
  for (const [subject, ms] of whole.subjects) {
    const key = subjects.has(subject) ? subject : NO_SUBJECT
    times.set(key, (times.get(key) ?? 0) + ms)
  }
  const hasSubjects = [...times.keys()].some((subject) => subject !== NO_SUBJECT)
  const highest = Math.max(1, ...times.values())
  const rows = [...times]
    .filter(([, ms]) => ms > 0)
    .toSorted(([a, x], [b, y]) => Number(a === NO_SUBJECT) - Number(b === NO_SUBJECT) || y - x)
    .map(([subject, ms]) => {
      const data = subjects.get(subject)
      return {
        key: subject,
        name: <span>{data?.name ?? t.noSubject}</span>,
        value: duration(ms),
        length: ms / highest,
        colour: data ? subjectTone(data.colour) : 'var(--outline)',
      }
    })
  return (
    <Figure aria-labelledby={id}>
      <h2 id={id}>{t.subjects}</h2>
      {hasSubjects ? <RowBars caption={t.subjects} rows={rows} /> : <p>{t.subjectsHint}</p>}
    </Figure>
  )
}
