import styled from '@emotion/styled'
import { useId, useState } from 'react'

const Field = styled.div`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  label { color: var(--muted); font-size: var(--text-sm); }
  input {
    min-height: 2.75rem;
    padding: 0 0.75rem;
    border: 1px solid var(--outline);
    border-radius: var(--radius-control);
    background: var(--surface-2);
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
  }
`

interface ClockFieldProps {
  label: string
  value: string
  onChoose: (time: string) => void
}

/** A time of day. While it is being typed it may be empty; only a whole time is chosen. */
export function ClockField({ label, value, onChoose }: ClockFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="time"
        value={typed ?? value}
        onChange={({ currentTarget }) => {
          const time = currentTarget.value.slice(0, 5)
          setTyped(time)
          if (time !== '') onChoose(time)
        }}
        onBlur={() => setTyped(null)}
      />
    </Field>
  )
}
