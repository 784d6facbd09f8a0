import { dayOf, isDay } from '@cadence/shared/calendar/time'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { CalendarDays, Clock, Repeat, X } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { Correction } from '../../capture/corrected-reading.ts'
import type { CaptureKind, Reading } from '../../capture/reading.ts'
import { hourText, shortDay } from '../../capture/reading-text.ts'
import type { WhenPart } from '../../capture/when.ts'
import { captureTexts } from '../../texts/capture.ts'
import { useToday } from '../../time/clock.ts'
import { useDatePopover } from '../../widgets/life-planner/date-picker/use-date-popover.tsx'
import { Part } from './palette-styles.ts'

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const

interface PartsBarProps {
  reading: Reading
  kind: Exclude<CaptureKind, 'note'>
  correction: Correction
  onCorrect: (change: Partial<Correction>) => void
  /** Called when a day was picked in the calendar: the member goes on in the field. */
  onPicked: () => void
  /** Makes a part of the text words of the title. */
  onAsText: (part: WhenPart) => void
  /** Enter keeps the text, as it does in the field. */
  onEnter: () => void
}

interface PartProps {
  name: string
  /** What is shown; null when there is no date or hour. */
  shown: string | null
  value: string
  onPick: (value: string) => void
  /** Null for what was not said: nothing can be taken back into the text. */
  onRemove: (() => void) | null
}

/** Takes a part back into the text. */
function AsTextButton({ part, onPress }: { part: string; onPress: () => void }) {
  const label = useTexts(captureTexts).asText({ part })
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress}>
      <X size={14} strokeWidth={1.75} aria-hidden="true" />
    </button>
  )
}

/** A day that can be changed by one press, and taken back into the text by another. */
function DayPart({ name, shown, value, onPick, onRemove }: PartProps) {
  const { button, popover } = useDatePopover({ label: name, day: value, onPick })
  return (
    <>
      <Part data-empty={shown === null || undefined}>
        <button {...button} data-pick="" aria-label={shown === null ? name : `${name} ${shown}`}>
          <CalendarDays {...icon} />
          <span>{shown ?? name}</span>
        </button>
        {shown !== null && onRemove && <AsTextButton part={shown} onPress={onRemove} />}
      </Part>
      {popover}
    </>
  )
}

interface HourPartProps extends PartProps {
  /** Enter keeps the text, as it does in the field. */
  onEnter: () => void
}

/** Opens the browser's picker by a press on the words, too. */
function openPicker({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  try {
    currentTarget.showPicker()
  } catch {
    // Safari has none for these fields, or wants the press to be on its own icon: the field itself can be typed in.
  }
}

/** An hour that can be changed by one press, and taken back into the text by another. */
function HourPart({ name, shown, value, onPick, onRemove, onEnter }: HourPartProps) {
  return (
    <Part data-empty={shown === null || undefined}>
      <label>
        <Clock {...icon} />
        <span>{shown ?? name}</span>
        <input
          type="time"
          aria-label={name}
          value={value}
          onClick={openPicker}
          onKeyDown={({ key }) => key === 'Enter' && onEnter()}
          onChange={(event) => event.currentTarget.value !== '' && onPick(event.currentTarget.value)}
        />
      </label>
      {shown !== null && onRemove && <AsTextButton part={shown} onPress={onRemove} />}
    </Part>
  )
}

/** The parts of what was understood: day, hour and repetition. */
export function PartsBar(props: PartsBarProps) {
  const { reading, kind, correction, onCorrect, onPicked, onAsText, onEnter } = props
  const t = useTexts(captureTexts)
  const tag = useLanguageTag('fr-FR')
  const today = useToday()
  const { event, task, parts } = reading
  // An event always has a day, a task only one that was said.
  const isSaid = parts.length > 0 || correction.day !== null || correction.hour !== null
  const day = kind === 'task' ? task.dueDay : isSaid ? dayOf(event.start) : null
  const eventHour = isSaid && !isDay(event.start) ? event.start.slice(11, 16) : null
  const hour = kind === 'task' ? task.dueTime : eventHour
  const from = hour === null ? null : hourText(`${today}T${hour}:00`, tag)
  const span = from !== null && kind === 'event' ? `${from}–${hourText(event.end, tag)}` : from
  /** First takes back what was set by hand, then what the text says. */
  const removal = (part: 'day' | 'hour') => {
    if (correction[part] !== null) return () => onCorrect({ [part]: null })
    return parts.includes(part) ? () => onAsText(part) : null
  }
  return (
    <>
      <DayPart
        name={day === null ? t.addDay : t.day}
        shown={day === null ? null : shortDay(day, today, tag)}
        value={day ?? today}
        onPick={(value) => {
          onCorrect({ day: value })
          onPicked()
        }}
        onRemove={removal('day')}
      />
      <HourPart
        name={hour === null ? t.addHour : t.hour}
        shown={span}
        value={hour ?? ''}
        onPick={(value) => onCorrect({ hour: value })}
        onRemove={removal('hour')}
        onEnter={onEnter}
      />
      {kind === 'event' && event.recurrence !== null && (
        <Part>
          <span>
            <Repeat {...icon} />
            {t.repeat}
          </span>
          <AsTextButton part={t.repeat} onPress={() => onAsText('repeat')} />
        </Part>
      )}
    </>
  )
}
