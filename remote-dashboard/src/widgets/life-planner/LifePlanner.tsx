import { type LocalTime, localTimeAt } from '@cadence/shared/calendar/time'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { OpenedTask } from '../../deadlines/opened-task.tsx'
import { useDraggable } from '../../drag/drag.ts'
import { toastLoadFailure } from '../../feedback/toast-load-failure.ts'
import { useLazyModule } from '../../lazy-module.ts'
import { useSubscribedOccurrences } from '../../subscriptions/use-subscribed-occurrences.ts'
import { plannerTexts } from '../../texts/planner.ts'
import { useTimeZone, useToday } from '../../time/clock.ts'
import { addDays } from '../../time/day.ts'
import { useWeekStart, weekOf, weekStartOf } from '../../time/week.ts'
import type { PlannerRequest } from './commands/perform-request.ts'
import { dayTitle, monthTitle } from './date-format.ts'
import { usePlannerHolidays } from './holidays/use-planner-holidays.ts'
import { draggableEvent } from './planner-drag.ts'
import { sampleWeek, useEvents, useSampleWeek } from './planner-events.ts'
import { dialogModule, monthModule, performModule } from './planner-modules.ts'
import { updatePlannerState, usePlannerState } from './planner-state.ts'
import type { EventActions } from './view/EventBlock.tsx'
import { MissingEvents } from './view/MissingEvents.tsx'
import { PlannerToolbar } from './view/PlannerToolbar.tsx'
import { WeekView } from './view/WeekView.tsx'
import { MORNING_MINUTES } from './week/days.ts'
import { byStart, hasSeries, isAllDay, type Occurrence, occurrencesIn } from './week/occurrences.ts'
import { recurrenceModule } from './week/recurrence-module.ts'
import { useSeriesFailure } from './week/use-series-failure.ts'

/** The toolbar, with the hours below it, which take the rest of the height. */
const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
  & > .note { color: var(--muted); font-size: var(--text-xs); }
`

const showDay = (day: string | null) => updatePlannerState({ day })

/** Loads the modules of a press early, when a pointer or the keyboard comes near. The press itself reports a failure. */
const preload = () => {
  for (const module of [dialogModule, performModule]) void module.load().catch(() => undefined)
}

/** Days and weeks with the member's events (specification, section 3, widget 2). The layout follows its width. */
export function LifePlanner() {
  const t = useTexts(plannerTexts)
  const tag = useLanguageTag('fr-FR')
  const today = useToday()
  const zone = useTimeZone()
  const entries = useEvents()
  const sample = useSampleWeek()
  const { day: chosenDay, view } = usePlannerState()
  const [request, setRequest] = useState<PlannerRequest | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const focusNext = useRef<string | null>(null)

  const chosen = chosenDay ?? today
  const weekStart = useWeekStart('friday')
  const first = weekStartOf(chosen, weekStart)
  const days = useMemo(() => weekOf(first, weekStart), [first, weekStart])
  const Month = useLazyModule(monthModule, view === 'month', () => {
    updatePlannerState({ view: 'week' })
    toastLoadFailure()
  })
  const shown = Month?.weeksOfMonth(chosen, weekStart).flat() ?? days
  const from = shown[0] ?? first
  const to = addDays(shown.at(-1) ?? first, 1)
  const holidays = usePlannerHolidays(from, to, tag, toastLoadFailure)
  const present = {
    day: chosen === today,
    week: days.includes(today),
    month: chosen.slice(0, 7) === today.slice(0, 7),
  }[view]
  const series = useSeriesFailure()
  const expand = useLazyModule(recurrenceModule, hasSeries(entries), series.note)
  const Dialogs = useLazyModule(
    dialogModule,
    request !== null,
    useCallback(() => {
      setRequest(null)
      toastLoadFailure()
    }, []),
  )
  const subscribed = useSubscribedOccurrences({ from, to }, zone, series.note).occurrences
  const occurrences = useMemo<readonly Occurrence[]>(() => {
    if (sample) return from <= today && today < to ? sampleWeek(weekOf(today, weekStart), t) : []
    return byStart([...occurrencesIn(entries, { from, to }, zone, expand), ...subscribed])
  }, [sample, from, to, today, weekStart, t, entries, zone, expand, subscribed])

  // The month had the focus and is gone: the day that was opened from it takes the focus.
  const opened = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the month has given way to the day
  useEffect(() => {
    if (opened.current) box.current?.querySelector<HTMLElement>('[data-chosen] > .head')?.focus()
    opened.current = false
  }, [view])

  // A moved or deleted event loses the keyboard focus with its element.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the events have changed
  useEffect(() => {
    const id = focusNext.current
    // A new series appears only when the recurrence module is loaded.
    if (id === null || (hasSeries(entries) && !expand)) return
    focusNext.current = null
    const blocks = [...(box.current?.querySelectorAll<HTMLElement>('[data-event]') ?? [])]
    const block = blocks.find(({ dataset }) => dataset.event === id)
    if (block) block.focus()
    else if (!box.current?.contains(document.activeElement)) {
      box.current?.querySelector<HTMLElement>('[data-chosen] .add')?.focus({ preventScroll: true })
    }
  }, [occurrences])

  const ask = useCallback(
    (next: PlannerRequest) => {
      if (next.kind !== 'move' && next.kind !== 'resize' && next.kind !== 'delete') {
        setRequest(next)
        return
      }
      const { occurrence } = next
      performModule.load().then(({ performRequest }) => {
        if (!performRequest(next, entries, { zone, tag })) {
          setRequest(next)
          return
        }
        focusNext.current = occurrence.id
        if (next.kind === 'move') showDay(next.start.slice(0, 10))
      }, toastLoadFailure)
    },
    [entries, zone, tag],
  )

  const actions = useMemo<EventActions | null>(() => {
    if (sample) return null
    const onMove = (occurrence: Occurrence, start: LocalTime) => ask({ kind: 'move', occurrence, start })
    return {
      onOpen: (occurrence) => ask({ kind: occurrence.source ? 'subscribed' : 'edit', occurrence }),
      onMove,
      onResize: (occurrence, end) => ask({ kind: 'resize', occurrence, end }),
      onDelete: (occurrence) => ask({ kind: 'delete', occurrence }),
    }
  }, [sample, ask])

  useDraggable(box, (target) => {
    const block = target.closest<HTMLElement>('[data-occurrence]')
    const occurrence = occurrences.find(({ key }) => key === block?.dataset.occurrence)
    if (!block || !occurrence || !actions || occurrence.source || isAllDay(occurrence)) return null
    return draggableEvent(block, occurrence.start, (start) => actions.onMove(occurrence, start))
  })

  const title = {
    day: () => dayTitle(chosen, tag),
    week: () => monthTitle(days, tag),
    month: () => monthTitle([chosen], tag),
  }[view]()
  const turn = (by: 1 | -1) => {
    if (view === 'month') return Month ? showDay(Month.addMonths(chosen, by)) : undefined
    return showDay(addDays(chosen, view === 'day' ? by : by * 7))
  }
  return (
    <Box ref={box}>
      <PlannerToolbar
        title={title}
        view={view}
        present={present}
        onView={(view) => updatePlannerState({ view })}
        onToday={() => showDay(null)}
        onTurn={turn}
        onDate={(field) => ask({ kind: 'date', field })}
        onAdd={() => ask({ kind: 'create', start: localTimeAt(chosen, MORNING_MINUTES) })}
        onCalendars={() => ask({ kind: 'calendars' })}
        onOptions={() => ask({ kind: 'options' })}
        onNear={preload}
      />
      <MissingEvents retrySeries={series.retry} />
      {holidays.note && <p className="note">{holidays.note}</p>}
      {Month ? (
        <Month.default
          chosen={chosen}
          today={today}
          weekStart={weekStart}
          occurrences={occurrences}
          holidays={holidays.list}
          tag={tag}
          onMove={showDay}
          onOpen={(day) => {
            opened.current = true
            updatePlannerState({ day, view: 'day' })
          }}
        />
      ) : (
        <WeekView
          days={days}
          chosen={chosen}
          view={view === 'day' ? 'day' : 'week'}
          occurrences={occurrences}
          holidays={holidays.list}
          actions={actions}
          tag={tag}
          onChoose={(day) => updatePlannerState({ day, view: 'day' })}
          onAdd={(start) => ask({ kind: 'create', start })}
        />
      )}
      <OpenedTask />
      {request && Dialogs && (
        <Dialogs.default
          request={request}
          entries={entries}
          zone={zone}
          chosen={chosen}
          onClose={() => setRequest(null)}
          onShow={showDay}
          onChanged={(id) => {
            focusNext.current = id
          }}
        />
      )}
    </Box>
  )
}
