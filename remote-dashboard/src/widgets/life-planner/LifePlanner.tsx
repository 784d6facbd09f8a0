import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { toast } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useDraggable } from '../../drag/drag.ts'
import { plannerTexts } from '../../texts/planner.ts'
import { useTimeZone, useToday } from '../../time/clock.ts'
import { addDays } from '../../time/day.ts'
import type { Request } from './commands/perform-command.ts'
import { type Wall, wallAt } from './local-time/local-time.ts'
import { draggableEvent } from './planner-drag.ts'
import { useEvents, useSampleWeek } from './planner-events.ts'
import { dialogParts, expandParts, performParts } from './planner-modules.ts'
import { putDesk, useDesk } from './planner-state.ts'
import { sampleWeek } from './sample-week.ts'
import type { EventActions } from './view/EventBlock.tsx'
import { Toolbar } from './view/PlannerToolbar.tsx'
import { useLoaded } from './view/use-loaded.ts'
import { Week } from './view/WeekView.tsx'
import { dayTitle, MORNING_MINUTES, monthTitle, weekOf } from './week/days.ts'
import { hasSeries, isAbove, type Occurrence, occurrencesIn } from './week/occurrences.ts'

const showDay = (day: string | null) => putDesk({ day })

const sayNotLoaded = () => toast({ kind: 'error', text: plannerTexts.get().loadFailed })

/** What a press may open is fetched when a pointer or the keyboard comes near. */
const ahead = () => {
  for (const part of [dialogParts, performParts]) void part.load().catch(() => undefined)
}

/** Days and weeks with the member's events (specification, section 3, widget 2). One look, which follows its width. */
export function LifePlanner() {
  const t = useTexts(plannerTexts)
  const tag = useLanguageTag('fr-FR')
  const today = useToday()
  const zone = useTimeZone()
  const entries = useEvents()
  const sample = useSampleWeek()
  const { day: chosenDay, view } = useDesk()
  const [request, setRequest] = useState<Request | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const focusNext = useRef<string | null>(null)

  const chosen = chosenDay ?? today
  const first = weekOf(chosen)[0] ?? chosen
  const days = useMemo(() => weekOf(first), [first])
  const present = view === 'day' ? chosen === today : days.includes(today)
  const expand = useLoaded(expandParts, hasSeries(entries), sayNotLoaded)
  const Dialogs = useLoaded(
    dialogParts,
    request !== null,
    useCallback(() => {
      setRequest(null)
      sayNotLoaded()
    }, []),
  )
  const occurrences = useMemo(() => {
    if (sample) return days.includes(today) ? sampleWeek(days, t) : []
    return occurrencesIn(entries, { from: first, to: addDays(first, 7) }, zone, expand)
  }, [sample, days, today, t, entries, first, zone, expand])

  // An event that moved to another day, or was deleted, has lost the focus with its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the events changed
  useEffect(() => {
    const id = focusNext.current
    // A new series shows once what expands it is here.
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
    (asked: Request) => {
      if (asked.kind !== 'move' && asked.kind !== 'resize' && asked.kind !== 'delete') {
        setRequest(asked)
        return
      }
      const { occurrence } = asked
      performParts.load().then(({ perform }) => {
        if (!perform(asked, entries, { zone, tag })) {
          setRequest(asked)
          return
        }
        focusNext.current = occurrence.id
        if (asked.kind === 'move') showDay(asked.start.slice(0, 10))
      }, sayNotLoaded)
    },
    [entries, zone, tag],
  )

  const actions = useMemo<EventActions | null>(() => {
    if (sample) return null
    const onMove = (occurrence: Occurrence, start: Wall) => ask({ kind: 'move', occurrence, start })
    return {
      onOpen: (occurrence) => ask({ kind: 'edit', occurrence }),
      onMove,
      onResize: (occurrence, end) => ask({ kind: 'resize', occurrence, end }),
      onDelete: (occurrence) => ask({ kind: 'delete', occurrence }),
    }
  }, [sample, ask])

  useDraggable(box, (target) => {
    const block = target.closest<HTMLElement>('[data-occurrence]')
    const occurrence = occurrences.find(({ key }) => key === block?.dataset.occurrence)
    if (!block || !occurrence || !actions || isAbove(occurrence)) return null
    return draggableEvent(block, occurrence.start, (start) => actions.onMove(occurrence, start))
  })

  const title = view === 'day' ? dayTitle(chosen, tag) : monthTitle(days, tag)
  return (
    <Box ref={box}>
      <Toolbar
        title={title}
        view={view}
        present={present}
        onView={(view) => putDesk({ view })}
        onToday={() => showDay(null)}
        onTurn={(by) => showDay(addDays(chosen, view === 'day' ? by : by * 7))}
        onDate={() => ask({ kind: 'date' })}
        onAdd={() => ask({ kind: 'create', start: wallAt(chosen, MORNING_MINUTES) })}
        onFiles={() => ask({ kind: 'files' })}
        onNear={ahead}
      />
      <Week
        days={days}
        chosen={chosen}
        view={view}
        occurrences={occurrences}
        actions={actions}
        tag={tag}
        onChoose={(day) => putDesk({ day, view: 'day' })}
        onAdd={(start) => ask({ kind: 'create', start })}
      />
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

/** The planner: its bar, and beneath it the hours, which take the rest of the height. */
export const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
`
