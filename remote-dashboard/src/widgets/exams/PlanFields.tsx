import { SelectField, TextField } from '@cadence/shared/forms'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { useState } from 'react'
import { examTexts } from '../../texts/exams.ts'
import { addDays, weekday } from '../../time/day.ts'
import { formatDate } from '../life-planner/date-format.ts'
import { dayHours, HOURS_MAX, sessionLengths } from './plan-wishes.ts'
import type { PlanWishes } from './revision-plan.ts'

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1rem 0.75rem;
  margin-bottom: 1rem;
`

const Days = styled.fieldset`
  grid-column: 1 / -1;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { margin-bottom: 0.375rem; padding: 0; font-size: var(--text-sm); font-weight: 600; }
  div { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); gap: 0.25rem; }
  label { position: relative; display: grid; place-items: center; min-height: 2.75rem; border: 1px solid var(--hairline); border-radius: var(--radius-control); background: var(--surface-1); color: var(--muted); font-size: var(--text-sm); cursor: pointer; }
  label:hover { color: var(--text); }
  label:has(:checked) { border-color: var(--accent); background: color-mix(in srgb, var(--accent) 14%, var(--surface-1)); color: var(--text); }
  label:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 2px; }
  input { position: absolute; opacity: 0; }
`

/** A Monday: the names of the days are those of its week. */
const MONDAY = '2026-11-23'
const week = Array.from({ length: 7 }, (_, at) => addDays(MONDAY, at))

const clockTimes = Array.from(
  { length: dayHours.last - dayHours.first + 1 },
  (_, at) => (dayHours.first + at) * 60,
)

interface PlanFieldsProps {
  wishes: PlanWishes
  onChange: (wishes: PlanWishes) => void
}

/** What the member wants of the sessions. The two ends of the day stay at least one session apart. */
export function PlanFields({ wishes, onChange }: PlanFieldsProps) {
  const t = useTexts(examTexts)
  const tag = useLanguageTag('fr-FR')
  const { hours, minutes, from, to, daysOff } = wishes
  // What is typed may be empty for a moment.
  const [typed, setTyped] = useState(String(hours))
  const timeText = (at: number) =>
    formatDate('time', `${MONDAY}T${String(at / 60).padStart(2, '0')}:00:00`, tag)
  const times = (wanted: (at: number) => boolean) =>
    clockTimes.filter(wanted).map((at) => (
      <option key={at} value={at}>
        {timeText(at)}
      </option>
    ))
  return (
    <Fields>
      <TextField
        type="number"
        inputMode="numeric"
        label={t.hours}
        min={1}
        max={HOURS_MAX}
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value)
          const count = Number(value)
          if (Number.isInteger(count) && count >= 1 && count <= HOURS_MAX)
            onChange({ ...wishes, hours: count })
        }}
        onBlur={() => setTyped(String(hours))}
      />
      <SelectField
        label={t.session}
        value={minutes}
        onChange={({ target }) => onChange({ ...wishes, minutes: Number(target.value) })}
      >
        {sessionLengths.map((length) => (
          <option key={length} value={length}>
            {t.minutes({ count: length })}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t.earliest}
        value={from}
        onChange={({ target }) => onChange({ ...wishes, from: Number(target.value) })}
      >
        {times((at) => at < to)}
      </SelectField>
      <SelectField
        label={t.latest}
        value={to}
        onChange={({ target }) => onChange({ ...wishes, to: Number(target.value) })}
      >
        {times((at) => at > from)}
      </SelectField>
      <Days>
        <legend>{t.daysOff}</legend>
        <div>
          {week.map((day) => {
            const number = weekday(day)
            return (
              <label key={day}>
                <input
                  type="checkbox"
                  checked={daysOff.has(number)}
                  onChange={({ target }) => {
                    const others = [...daysOff].filter((each) => each !== number)
                    onChange({ ...wishes, daysOff: new Set(target.checked ? [...others, number] : others) })
                  }}
                />
                {formatDate('weekday', day, tag).replace('.', '')}
              </label>
            )
          })}
        </div>
      </Days>
    </Fields>
  )
}
