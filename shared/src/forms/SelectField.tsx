import styled from '@emotion/styled'
import { ChevronDown, CircleAlert } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { Field, Label, Note } from './TextField.tsx'

/* Same size and borders as the text field, so that both fit in one row. */
const Control = styled.div`
  position: relative;
  color: var(--muted);
  select {
    width: 100%;
    min-height: 3.25rem;
    padding: 0.75rem 2.75rem 0.75rem 0.875rem;
    border: 1px solid var(--outline);
    border-radius: var(--radius-control);
    background: var(--surface-1);
    color: var(--text);
    text-overflow: ellipsis;
    appearance: none;
    transition: border-color var(--fast) var(--ease);
  }
  select:hover { border-color: var(--muted); }
  select:focus-visible { border-color: var(--accent); outline: 2px solid var(--accent); outline-offset: 1px; }
  select[aria-invalid] { border-color: var(--coral); }
  select[aria-invalid]:focus-visible { outline-color: var(--coral); }
  option { background: var(--overlay); color: var(--text); }
  svg { position: absolute; top: calc(50% - 9px); right: 0.875rem; pointer-events: none; }
`

/** Props of `SelectField`. Below the field is `error`, or else `helper`. */
export interface SelectFieldProps extends ComponentProps<'select'> {
  label: string
  error?: string | undefined
  helper?: string
}

/** A native `select` that looks like `TextField`. */
export function SelectField({ label, error, helper, children, ...select }: SelectFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Control>
        <select
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || helper ? noteId : undefined}
        >
          {children}
        </select>
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
      </Control>
      {helper && !error && <Note id={noteId}>{helper}</Note>}
      {error && (
        <Note id={noteId} data-error="true">
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
          {error}
        </Note>
      )}
    </Field>
  )
}
