import { dayOf, localTimeAt } from '@cadence/shared/calendar/time'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Button, IconButton } from '@cadence/shared/ui'
import { CalendarCheck, Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { toastLoadFailure } from '../../feedback/toast-load-failure.ts'
import { useLazyModule } from '../../lazy-module.ts'
import { useRecords } from '../../records/use-records.ts'
import { toneStyle } from '../../subjects/SubjectTag.tsx'
import { subjectWith } from '../../subjects/subjects.ts'
import { examTexts } from '../../texts/exams.ts'
import { useTimeZone, useToday } from '../../time/clock.ts'
import { addDays } from '../../time/day.ts'
import { useLocalMinute } from '../../time/minute.ts'
import type { WidgetBodyProps } from '../display-size.ts'
import type { PlannerRequest } from '../life-planner/commands/perform-request.ts'
import { dayTitle, formatTime } from '../life-planner/date-format.ts'
import { useEvents } from '../life-planner/planner-events.ts'
import { dialogModule } from '../life-planner/planner-modules.ts'
import { MORNING_MINUTES } from '../life-planner/week/days.ts'
import { hasSeries, isAllDay, type Occurrence } from '../life-planner/week/occurrences.ts'
import { recurrenceModule } from '../life-planner/week/recurrence-module.ts'
import { comingExams, countdownText, examsAmong, hasBegun, revisionsFor } from './coming-exams.ts'
import { Box } from './exams-styles.ts'

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

interface ExamRowProps {
  exam: Occurrence
  /** The member's local time, to the minute. */
  now: string
  /** How many sessions of revision are planned. */
  planned: number
  onOpen: () => void
  onPlan: () => void
}

/** An exam: in how many days it is, when and where, and its plan of revision. */
function ExamRow({ exam, now, planned, onOpen, onPlan }: ExamRowProps) {
  const t = useTexts(examTexts)
  const tag = useLanguageTag('fr-FR')
  const { event, start } = exam
  const subject = subjectWith(useRecords('subject'), event.subject)
  const title = event.title || t.untitled
  const begun = hasBegun(exam, now)
  const day = dayTitle(dayOf(start), tag)
  const when = isAllDay(exam) ? day : t.at({ day, time: formatTime(start, tag) })
  return (
    <li data-exam={exam.id} style={toneStyle(subject?.data ?? null)}>
      <button type="button" data-open="" aria-label={t.open({ exam: title })} onClick={onOpen}>
        <strong>{begun ? t.now : countdownText(exam, now, tag)}</strong>
        <span>{title}</span>
        {subject && <small data-subject="">{subject.data.name}</small>}
        <small>{[when, event.location].filter(Boolean).join(' · ')}</small>
        {planned > 0 && <small>{t.planned({ count: planned })}</small>}
      </button>
      {!begun && (
        <IconButton label={t.planFor({ exam: title })} title={t.plan} aria-haspopup="dialog" onClick={onPlan}>
          <CalendarCheck {...icon} />
        </IconButton>
      )}
    </li>
  )
}

/** The coming exams with their countdown, and a plan of revision for each. Exams are events of the planner. */
export function ExamList({ size }: WidgetBodyProps) {
  const t = useTexts(examTexts)
  const zone = useTimeZone()
  const today = useToday()
  const now = useLocalMinute()
  const events = useEvents()
  const [request, setRequest] = useState<PlannerRequest | null>(null)
  const expand = useLazyModule(recurrenceModule, hasSeries(examsAmong(events)), toastLoadFailure)
  const close = useCallback(() => setRequest(null), [])
  const Dialogs = useLazyModule(
    dialogModule,
    request !== null,
    useCallback(() => {
      setRequest(null)
      toastLoadFailure()
    }, []),
  )
  const exams = comingExams(events, now, zone, expand)
  const create = () =>
    setRequest({ kind: 'create', exam: true, start: localTimeAt(addDays(today, 1), MORNING_MINUTES) })
  return (
    <Box data-size={size}>
      {exams.length === 0 ? (
        <div>
          <p>{t.emptyTitle}</p>
          <small>{t.emptyHint}</small>
        </div>
      ) : (
        <ul aria-label={t.list}>
          {exams.map((exam) => (
            <ExamRow
              key={exam.key}
              exam={exam}
              now={now}
              planned={revisionsFor(events, exam.id).length}
              onOpen={() => setRequest({ kind: 'edit', occurrence: exam })}
              onPlan={() => setRequest({ kind: 'plan', occurrence: exam })}
            />
          ))}
        </ul>
      )}
      <Button size="sm" icon={<Plus {...icon} />} onClick={create}>
        {t.add}
      </Button>
      {request && Dialogs && (
        <Dialogs.default
          request={request}
          entries={events}
          zone={zone}
          chosen={today}
          onClose={close}
          onShow={() => undefined}
          onChanged={() => undefined}
        />
      )}
    </Box>
  )
}
