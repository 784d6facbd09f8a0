import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { CalendarDays, Clock, Repeat, X } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import type { Correction } from '../../capture/corrected-reading.ts'
import type { CaptureKind, Reading } from '../../capture/reading.ts'
import { hourText, shortDay } from '../../capture/reading-text.ts'
import type { WhenPart } from '../../capture/when.ts'
import { captureTexts } from '../../texts/capture.ts'
import { useToday } from '../../time/clock.ts'
import { dayOf, isDay } from '../../widgets/life-planner/local-time/local-time.ts'
import { Part, Parts } from './palette-styles.ts'

interface PartsBarProps {
  reading: Reading
  kind: Exclude<CaptureKind, 'note'>
  correction: Correction
  onCorrect: (change: Partial<Correction>) => void
  /** Makes a part of the text words of the title. */
  onAsText: (part: WhenPart) => void
  /** Enter keeps the text, as it does in the field. */
  onEnter: () => void
}

interface PickerProps {
  type: 'date' | 'time'
  name: string
  /** What is shown; null when there is no date or hour. */
  shown: string | null
  value: string
  icon: ReactNode
  onPick: (value: string) => void
  /** Null for what was not said: nothing can be taken back into the text. */
  onRemove: (() => void) | null
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

/** A day or an hour that can be changed by one press, and taken back into the text by another. */
function Picker({ type, name, shown, value, icon, onPick, onRemove, onEnter }: PickerProps) {
  const t = useTexts(captureTexts)
  return (
    <Part data-empty={shown === null || undefined}>
      <label>
        {icon}
        <span>{shown ?? name}</span>
        <input
          type={type}
          aria-label={name}
          value={value}
          {...(type === 'date' && { max: '9999-12-31' })}
          onClick={openPicker}
          onKeyDown={({ key }) => key === 'Enter' && onEnter()}
          onChange={(event) => event.currentTarget.value !== '' && onPick(event.currentTarget.value)}
        />
      </label>
      {shown !== null && onRemove && (
        <button
          type="button"
          aria-label={t.asText({ part: shown })}
          title={t.asText({ part: shown })}
          onClick={onRemove}
        >
          <X size={14} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
    </Part>
  )
}

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The parts of what was understood: day, hour and repetition. */
export function PartsBar({ reading, kind, correction, onCorrect, onAsText, onEnter }: PartsBarProps) {
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
    <Parts>
      <Picker
        type="date"
        name={day === null ? t.addDay : t.day}
        shown={day === null ? null : shortDay(day, today, tag)}
        value={day ?? ''}
        icon={<CalendarDays {...icon} />}
        onPick={(value) => onCorrect({ day: value })}
        onRemove={removal('day')}
        onEnter={onEnter}
      />
      <Picker
        type="time"
        name={hour === null ? t.addHour : t.hour}
        shown={span}
        value={hour ?? ''}
        icon={<Clock {...icon} />}
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
          <button type="button" aria-label={t.asText({ part: t.repeat })} onClick={() => onAsText('repeat')}>
            <X size={14} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </Part>
      )}
    </Parts>
  )
}
