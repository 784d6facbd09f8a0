import { dayOf, localTimeIn } from '@cadence/shared/calendar/time'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Button, Dialog, DialogActions } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Announcer, useAnnouncement } from '../../feedback/Announcer.tsx'
import { useLazyModule } from '../../lazy-module.ts'
import { newId } from '../../records/records.ts'
import { useSubscribedOccurrences } from '../../subscriptions/use-subscribed-occurrences.ts'
import { examTexts } from '../../texts/exams.ts'
import { useTimeZone, useToday } from '../../time/clock.ts'
import { addDays } from '../../time/day.ts'
import { putEvents, useEvents } from '../life-planner/planner-events.ts'
import { MissingEvents } from '../life-planner/view/MissingEvents.tsx'
import { hasSeries, isAllDay, type Occurrence, occurrencesIn } from '../life-planner/week/occurrences.ts'
import { recurrenceModule } from '../life-planner/week/recurrence-module.ts'
import { useSeriesFailure } from '../life-planner/week/use-series-failure.ts'
import { revisionsFor } from './coming-exams.ts'
import { PlanFields } from './PlanFields.tsx'
import { type Proposal, Proposals, sessionText } from './Proposals.tsx'
import { firstWishes, noteWishes } from './plan-wishes.ts'
import { minutesOfSpans, revisionPlan, type Span, sessionsWanted } from './revision-plan.ts'

const Intro = styled.p`
  margin-bottom: 1rem;
  color: var(--muted);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
`

interface RevisionPlanDialogProps {
  exam: Occurrence
  onClose: () => void
}

/**
 * Proposes sessions of revision before an exam, which the member adds to the planner one by one. An added or skipped
 * session stays in its place: a list that sorted itself again after each press would move under the pointer.
 */
export function RevisionPlanDialog({ exam, onClose }: RevisionPlanDialogProps) {
  const t = useTexts(examTexts)
  const tag = useLanguageTag('fr-FR')
  const zone = useTimeZone()
  const events = useEvents()
  const { announcement, announce } = useAnnouncement()
  const [wishes, setWishes] = useState(firstWishes)
  const [proposals, setProposals] = useState<readonly Proposal[] | null>(null)
  const [refused, setRefused] = useState(false)
  const series = useSeriesFailure()
  const expand = useLazyModule(recurrenceModule, hasSeries(events), series.note)
  const today = useToday()
  const examDay = dayOf(exam.start)
  const range = useMemo(() => ({ from: today, to: addDays(examDay, 1) }), [today, examDay])
  const subscribed = useSubscribedOccurrences(range, zone, series.note)
  const title = exam.event.title || t.untitled
  const done = revisionsFor(events, exam.id)
  const isGone = !events.some(({ id }) => id === exam.id)
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])

  const propose = () => {
    const now = localTimeIn(Date.now(), zone)
    // An event of whole days, such as holidays or a birthday, leaves the hours of its days free.
    const own = occurrencesIn(events, range, zone, expand)
    const busy: Span[] = [...own, ...subscribed.occurrences].filter((each) => !isAllDay(each))
    const skipped = (proposals ?? []).filter(({ state }) => state === 'skipped')
    const hours = Math.max(0, wishes.hours - minutesOfSpans(done.map(({ data }) => data)) / 60)
    const limits = { now, exam: exam.start, busy: [...busy, ...skipped] }
    const plan = hours === 0 ? [] : revisionPlan({ ...wishes, hours }, limits)
    noteWishes(wishes)
    setRefused(false)
    setProposals(plan.map(({ start, end }) => ({ start, end, state: 'open', id: newId() })))
    announce(plan.length === 0 ? t.noRoom : t.proposed({ count: plan.length }))
  }
  const mark = useCallback(
    (id: string, state: Proposal['state']) =>
      setProposals((before) => before?.map((each) => (each.id === id ? { ...each, state } : each)) ?? null),
    [],
  )
  const accept = ({ id, start, end }: Proposal) => {
    const subject = exam.event.subject
    const event = {
      ...{ uid: `${id}@cadence`, title: t.title({ exam: title }).slice(0, 200), start, end, timeZone: zone },
      ...{ kind: 'work' as const, modified: new Date().toISOString(), revisionFor: exam.id },
      ...(subject !== undefined && { subject }),
    }
    const isStored = putEvents(new Map([[id, event]]))
    setRefused(!isStored)
    if (!isStored) return
    mark(id, 'accepted')
    announce(t.added({ session: sessionText({ start, end }, tag) }))
  }
  const takeBack = (proposal: Proposal) => {
    if (!putEvents(new Map([[proposal.id, null]]))) return
    mark(proposal.id, 'open')
    announce(t.takenBack({ session: sessionText(proposal, tag) }))
  }
  const skip = (proposal: Proposal) => {
    mark(proposal.id, 'skipped')
    announce(t.skipped({ session: sessionText(proposal, tag) }))
  }
  const isShort =
    proposals !== null && proposals.length > 0 && proposals.length < sessionsWanted(wishes) - done.length
  return (
    <Dialog open title={t.planTitle} onClose={onClose}>
      <Intro>
        {t.planIntro({ exam: title })}
        {done.length > 0 && ` ${t.planned({ count: done.length })}.`}
      </Intro>
      <MissingEvents retrySeries={series.retry} />
      <PlanFields wishes={wishes} onChange={setWishes} />
      <Button
        block
        variant={proposals === null ? 'primary' : 'secondary'}
        disabled={!subscribed.isKnown || (hasSeries(events) && !expand)}
        onClick={propose}
      >
        {proposals === null ? t.propose : t.proposeOthers}
      </Button>
      {proposals && (
        <Proposals
          proposals={proposals}
          shortage={isShort ? t.tooFew({ count: proposals.length }) : null}
          refused={refused}
          onAccept={accept}
          onTakeBack={takeBack}
          onSkip={skip}
        />
      )}
      <DialogActions>
        <Button onClick={onClose}>{t.close}</Button>
      </DialogActions>
      <Announcer announcement={announcement} />
    </Dialog>
  )
}
