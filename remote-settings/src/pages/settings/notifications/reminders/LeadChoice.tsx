import { useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { remindersTexts } from '../../../../texts/reminders.ts'

const HOUR = 60
const DAY = 24 * HOUR
const WEEK = 7 * DAY

/** The lead times that are offered, in minutes. */
export const offeredLeads = {
  taskLeads: [15, HOUR, 3 * HOUR, DAY, 2 * DAY, WEEK],
  examLeads: [HOUR, DAY, 3 * DAY, WEEK, 2 * WEEK],
} as const

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { padding: 0; font-weight: 600; }
  small { display: block; max-width: 38em; margin-top: 0.125rem; color: var(--muted); font-size: var(--text-sm); line-height: 1.45; }
  & > div { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 0.75rem; }
`

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2.25rem;
  padding: 0 0.875rem;
  border: 1px solid var(--outline);
  border-radius: var(--radius-pill);
  background: none;
  color: var(--muted);
  font-size: var(--text-sm);
  &:hover { color: var(--text); }
  &[aria-pressed='true'] { border-color: var(--accent); background: color-mix(in srgb, var(--accent) 14%, transparent); color: var(--text); }
  svg { color: var(--accent); }
  @media (pointer: coarse) { min-height: 2.75rem; }
  @media (forced-colors: active) { &[aria-pressed='true'] { border-color: Highlight; } }
`

interface LeadChoiceProps {
  label: string
  hint: string
  offered: readonly number[]
  chosen: readonly number[]
  onChoose: (leads: number[]) => void
}

/** When a reminder comes before a deadline: any of some lead times, or none. */
export function LeadChoice({ label, hint, offered, chosen, onChoose }: LeadChoiceProps) {
  const t = useTexts(remindersTexts)
  const hintId = useId()
  const textOf = (lead: number) => {
    if (lead % WEEK === 0) return t.weeks({ count: lead / WEEK })
    if (lead % DAY === 0) return t.days({ count: lead / DAY })
    return lead % HOUR === 0 ? t.hours({ count: lead / HOUR }) : t.minutes({ count: lead })
  }
  // A lead time that another release offers has its place too, and can be taken away here.
  const shown = [...new Set([...offered, ...chosen])].sort((a, b) => a - b)
  const turn = (lead: number) =>
    onChoose(shown.filter((each) => (each === lead ? !chosen.includes(each) : chosen.includes(each))))
  return (
    <Group aria-describedby={hintId}>
      <legend>{label}</legend>
      <small id={hintId}>{hint}</small>
      <div>
        {shown.map((lead) => (
          <Chip key={lead} type="button" aria-pressed={chosen.includes(lead)} onClick={() => turn(lead)}>
            {chosen.includes(lead) && <Check size={14} strokeWidth={2.5} aria-hidden="true" />}
            {textOf(lead)}
          </Chip>
        ))}
      </div>
    </Group>
  )
}
