import { isSignedIn, useAuth } from '@cadence/shared/auth'
import { useTexts } from '@cadence/shared/i18n'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Announcer, useAnnouncement } from '../../feedback/Announcer.tsx'
import { toastWithUndo } from '../../feedback/change-toasts.ts'
import type { Entry } from '../../records/records.ts'
import { useRecords, useUntouched } from '../../records/use-records.ts'
import { dailyFocusTexts } from '../../texts/widgets.ts'
import { useToday } from '../../time/clock.ts'
import type { DisplaySize, WidgetBodyProps } from '../display-size.ts'
import { Box, List } from './daily-focus-styles.ts'
import { GoalProgress } from './GoalProgress.tsx'
import { GoalRow } from './GoalRow.tsx'
import {
  clearGoal,
  decline,
  goalsOf,
  goalsSet,
  isDeclined,
  keptSamples,
  leftOver,
  nextFree,
  offers,
  type Place,
  places,
  sampleGoals,
  setGoal,
} from './goals.ts'
import { LeftOverOffer } from './LeftOverOffer.tsx'

/**
 * Moves the keyboard focus after the next render, because the pressed button may disappear with it.
 * @returns a function that takes a selector inside the box, or `self` for the box itself.
 */
function useFocusAfterRender(box: RefObject<HTMLElement | null>): (selector: string) => void {
  const next = useRef<string | null>(null)
  useEffect(() => {
    const selector = next.current
    if (selector === null) return
    next.current = null
    const target = selector === 'self' ? box.current : box.current?.querySelector<HTMLElement>(selector)
    target?.focus({ preventScroll: true })
  })
  return (selector) => {
    next.current = selector
  }
}

interface GoalsOfDayProps {
  userId: string
  size: DisplaySize
  today: string
  entries: readonly Entry<'goal'>[]
  /** Shows samples in place of goals. */
  samples: boolean
}

/** The goals of one day, and the offer to take over unfinished goals of an earlier day. */
function GoalsOfDay({ userId, size, today, entries, samples }: GoalsOfDayProps) {
  const t = useTexts(dailyFocusTexts)
  const list = useRef<HTMLOListElement>(null)
  const focusAfterRender = useFocusAfterRender(list)
  const [declinedOn, setDeclinedOn] = useState('')
  const { announcement, announce } = useAnnouncement()

  const own = goalsOf(entries, today)
  const goals = samples ? sampleGoals(t) : own
  const set = goalsSet(goals)
  const kept = keptSamples(entries, today, sampleGoals(t))
  const declined = declinedOn === today || isDeclined(today)
  const left = declined || samples ? null : leftOver(entries, today)
  const offered = offers(goals, left?.texts ?? [])
  const offeredPlaces = places.filter((place) => offered[place] !== null)

  const takeOver = (which: readonly Place[]) => {
    for (const place of which) {
      const text = offered[place]
      if (text !== null) setGoal(today, place, { text, done: false })
    }
    announce(t.taken({ count: which.length }))
    focusAfterRender(`[data-place="${which[0]}"] input`)
  }
  const clear = (place: Place) => {
    const goal = own[place]
    if (!goal) return
    clearGoal(today, place)
    toastWithUndo({ text: t.cleared, undo: t.undo }, () => setGoal(today, place, goal))
  }
  const write = (day: string, place: Place, text: string) => {
    // After a change of member this text still comes from the first one. It must not be stored for the second one.
    if (!isSignedIn(userId)) return
    if (text !== '') setGoal(day, place, { text, done: goalsOf(entries, day)[place]?.done ?? false })
    else if (day === today) clear(place)
  }
  return (
    <Box data-size={size}>
      {left && offeredPlaces.length > 0 ? (
        <LeftOverOffer
          size={size}
          today={today}
          day={left.day}
          count={offeredPlaces.length}
          onTake={() => takeOver(offeredPlaces)}
          onDecline={() => {
            decline(today)
            setDeclinedOn(today)
            announce(t.declined)
            focusAfterRender('self')
          }}
        />
      ) : (
        set.length > 0 && (
          <GoalProgress
            done={set.filter(({ done }) => done).length}
            total={set.length + (kept ? goalsSet(kept).length : 0)}
          />
        )
      )}
      <List ref={list} tabIndex={-1} aria-label={t.goals}>
        {places.map((place) => (
          <GoalRow
            key={place}
            day={today}
            place={place}
            goal={goals[place]}
            sample={samples}
            offered={offered[place]}
            example={kept?.[place]?.text ?? null}
            onText={(day, text) => write(day, place, text)}
            onEnter={() => {
              const next = own[place] === null ? nextFree(own, place) : null
              if (next) focusAfterRender(`[data-place="${next}"] textarea`)
            }}
            onTick={(done) => {
              const goal = goals[place]
              if (goal) setGoal(today, place, { ...goal, done })
            }}
            onTake={() => takeOver([place])}
            onClear={() => {
              clear(place)
              focusAfterRender(`[data-place="${place}"] textarea`)
            }}
          />
        ))}
      </List>
      <Announcer announcement={announcement} />
    </Box>
  )
}

/** The three goals of the day. */
export function DailyFocus({ size }: WidgetBodyProps) {
  const today = useToday()
  const userId = useAuth().user?._id ?? ''
  const entries = useRecords('goal')
  return (
    <GoalsOfDay
      key={userId}
      userId={userId}
      size={size}
      today={today}
      entries={entries}
      samples={useUntouched('goal')}
    />
  )
}
