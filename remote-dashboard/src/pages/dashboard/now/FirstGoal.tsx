import type { LocalTime } from '@cadence/shared/calendar/time'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { type FocusTask, GOAL_TEXT_MAX } from '@cadence/shared/schemas'
import { Button, IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Check, Circle, Play } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { toastWithUndo } from '../../../feedback/change-toasts.ts'
import { firstOpen, type Startable } from '../../../now/first-open.ts'
import { ownRecords, putRecord } from '../../../records/records.ts'
import { useRecords } from '../../../records/use-records.ts'
import { excerpt } from '../../../string-helpers.ts'
import { timerTexts } from '../../../texts/countdown.ts'
import { nowTexts } from '../../../texts/now.ts'
import { useToday } from '../../../time/clock.ts'
import type { TimeOfDay } from '../../../time/part-of-day.ts'
import { useAccentMark } from '../../../widgets/countdown/accent-in-sight.ts'
import { startSession } from '../../../widgets/countdown/countdown-records.ts'
import { prepareSound } from '../../../widgets/countdown/end-sound.ts'
import { focusTaskOf } from '../../../widgets/countdown/proposed-task.ts'
import { startNext } from '../../../widgets/countdown/start-next.ts'
import { goalId, normaliseGoal, type Place, placesOf, setGoal } from '../../../widgets/daily-focus/goals.ts'
import { isLateAt } from '../../../widgets/to-do-list/due.ts'
import { tickTask } from '../../../widgets/to-do-list/task-commands.ts'
import { Lamp } from './Lamp.tsx'
import { FocusBox, Kicker, Name } from './now-styles.ts'

const Field = styled.input`
  width: 100%;
  min-height: 2.25rem;
  padding: 0;
  border: 0;
  border-bottom: 1px solid var(--outline);
  border-radius: 0;
  background: none;
  font: 500 var(--text-md) / 1.2 var(--font-text);
  text-overflow: ellipsis;
  &::placeholder { color: var(--faint); font-weight: 500; opacity: 1; }
  &:focus-visible { border-color: var(--accent); outline-offset: 4px; }
  @media (pointer: coarse) { min-height: 2.75rem; }
`

/** The one thing that a band without a goal asks: in one line on a phone, or the band would be higher than with a goal. */
const Question = styled.label`
  display: block;
  overflow: hidden;
  font: 650 var(--text-md) / 1.4 var(--font-display);
  letter-spacing: -0.01em;
  text-overflow: ellipsis;
  white-space: nowrap;
  @container (min-width: 900px) { font-size: var(--text-lg); }
`

const playIcon = { size: 16, strokeWidth: 2, 'aria-hidden': true } as const

/** The one accent of the view. Its name holds the name of what it starts. */
const Pill = styled(Button)`
  border-radius: var(--radius-pill);
  svg { display: none; }
  @container (min-width: 640px) {
    padding-inline: 1.25rem 1.5rem;
    svg { display: block; }
  }
`

const Tick = styled(IconButton)`
  width: 2.75rem;
  height: 2.75rem;
  border-radius: var(--radius-pill);
  color: var(--warm);
  svg:last-of-type { opacity: 0; }
  svg { grid-area: 1 / 1; transition: opacity var(--fast) var(--ease); }
  &:is(:hover, :focus-visible) svg:last-of-type { opacity: 1; }
`

const goalTexts = {
  morning: 'goalMorning',
  afternoon: 'goalAfternoon',
  evening: 'goalEvening',
  night: 'goalNight',
} as const satisfies Record<TimeOfDay, string>

/** Marks a goal or a task as done, or as open. It may have changed since it was drawn, or be gone. */
function setDone({ kind, id }: Startable, done: boolean): void {
  if (kind === 'goal') {
    const goal = ownRecords('goal').find((entry) => entry.id === id)
    if (goal) putRecord('goal', id, { ...goal.data, done })
  } else {
    const task = ownRecords('task').find((entry) => entry.id === id)
    if (task) tickTask(task, done)
  }
}

/** Marks a goal or a task as done. A toast undoes it. */
function tick(open: Startable): void {
  setDone(open, true)
  const t = nowTexts.get()
  toastWithUndo({ text: t.ticked({ task: excerpt(open.text) }), undo: t.undo }, () => setDone(open, false))
}

/** What the band offers to start, and the places of today's goals. */
export function useFirstOpen(now: LocalTime) {
  const today = useToday()
  const [goals, tasks] = [useRecords('goal'), useRecords('task')]
  const open = firstOpen(goals, tasks, today)
  const places = placesOf(goals, today)
  const task = open?.kind === 'task' ? tasks.find(({ id }) => id === open.id)?.data : undefined
  /** The text above a task; undefined for a goal. */
  const taskText: 'late' | 'dueToday' | 'task' | undefined =
    task && (isLateAt(task, now) ? 'late' : task.dueDay === today ? 'dueToday' : 'task')
  return { open, taskText, ...places, today, asks: open === null && places.count === 0 }
}

interface FirstGoalProps {
  first: ReturnType<typeof useFirstOpen>
  time: TimeOfDay
  announce: (text: string) => void
  /** Whether an event that is on leads the band. The goal is then second, and its Start has no accent. */
  second: boolean
}

/**
 * Today's first open goal, else the first open task, with the button that starts the Timer for it. Without any it asks
 * for the first goal.
 */
export function FirstGoal({ first, time, announce, second }: FirstGoalProps) {
  const t = useTexts(nowTexts)
  const { ready } = useTexts(timerTexts)
  const startLang = useLanguageTag('en')
  const { open, taskText, count, free, today, asks } = first
  const [draft, setDraft] = useState('')
  const fieldId = useId()
  const start = useRef<HTMLButtonElement>(null)
  // Also while it is quiet: beside a class, no Start of the page is the accent.
  useAccentMark(start, true)

  /** Stores the typed goal. @returns what the Timer is started for, or null when nothing was typed. */
  const note = (place: Place): FocusTask | null => {
    const text = normaliseGoal(draft)
    if (text === '') return null
    setGoal(today, place, { text, done: false })
    announce(t.noted({ goal: excerpt(text) }))
    setDraft('')
    return focusTaskOf({ kind: 'goal', id: goalId(today, place), text })
  }
  const onStart = () => {
    const task = open ? focusTaskOf(open) : asks ? note(free ?? 1) : null
    if (!task) return startNext('timer')
    prepareSound()
    startSession('timer', task)
  }
  const name = open?.text ?? normaliseGoal(draft)
  return (
    <FocusBox data-second={second || undefined}>
      <Lamp>
        {open && (
          <Tick label={t.tick({ task: excerpt(open.text) })} onClick={() => tick(open)}>
            <Circle size={24} strokeWidth={1.75} aria-hidden="true" />
            <Check size={14} strokeWidth={2.5} aria-hidden="true" />
          </Tick>
        )}
      </Lamp>
      {asks ? (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            note(free ?? 1)
          }}
        >
          <Question htmlFor={fieldId}>{t.question}</Question>
          <Field
            id={fieldId}
            value={draft}
            maxLength={GOAL_TEXT_MAX}
            placeholder={t.questionHint}
            enterKeyHint="done"
            autoComplete="off"
            onChange={({ target }) => setDraft(target.value)}
          />
        </form>
      ) : (
        <div>
          <Kicker>{open === null ? t.done : second ? t.after : t[taskText ?? goalTexts[time]]}</Kicker>
          <Name>{open?.text ?? t.goalsDone({ count })}</Name>
        </div>
      )}
      <Pill
        ref={start}
        data-main=""
        lang={startLang}
        variant={second ? 'secondary' : 'primary'}
        icon={<Play {...playIcon} />}
        aria-label={name === '' ? undefined : t.startFor({ start: ready, task: excerpt(name) })}
        onClick={onStart}
      >
        {ready}
      </Pill>
    </FocusBox>
  )
}
