import styled from '@emotion/styled'
import { CircleAlert } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react'

/*
 * Where a form sets `--note-room: 1`, there is room for one line below each field, so that an error that appears moves
 * nothing. It is no grid: a row of a grid is never less than nothing.
 */
export const Field = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.375rem;
  min-width: 0;
  margin-bottom: calc(var(--note-room, 0) * 1.125rem);
`

export const Label = styled.label`
  font-size: var(--text-sm);
  font-weight: 600;
`

const Control = styled.div`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  padding-inline: 0.875rem;
  min-height: 3.25rem;
  border: 1px solid var(--outline);
  border-radius: var(--radius-control);
  background: var(--surface-1);
  color: var(--muted);
  transition: border-color var(--fast) var(--ease);
  &:hover { border-color: var(--muted); }
  &:focus-within { border-color: var(--accent); outline: 2px solid var(--accent); outline-offset: -1px; }
  &[data-invalid='true'] { border-color: var(--coral); }
  &[data-invalid='true']:focus-within { outline-color: var(--coral); }
  & > svg { flex: none; }
  /* The icon of a button at the end, not the edge of its square, is as far from the border as the icon at the start. */
  & > button:last-child { margin-right: calc((18px - var(--size)) / 2); }
  input, textarea {
    flex: 1;
    min-width: 0;
    padding: 0.75rem 0;
    border: 0;
    background: transparent;
    color: var(--text);
    outline: none;
  }
  textarea { min-height: 100px; resize: vertical; align-self: stretch; }
  input::placeholder, textarea::placeholder { color: var(--faint); opacity: 1; }
  input:-webkit-autofill {
    -webkit-text-fill-color: var(--text);
    box-shadow: 0 0 0 4rem var(--surface-1) inset;
    caret-color: var(--text);
  }
`

/** The error below a field, or what helps to fill it in. */
export const Note = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 0.375rem;
  font-size: var(--text-sm);
  line-height: 1.4;
  margin-bottom: calc(-1 * var(--note-room, 0) * (1.4 * var(--text-sm) + 0.375rem));
  color: var(--muted);
  &[data-error='true'] { color: var(--coral); }
  svg { flex: none; margin-top: 0.125rem; }
`

interface CommonProps {
  label?: ReactNode
  /** Shown below the field with a warning icon; the border turns red. */
  error?: string | undefined
  /** Language of the error, if not that of the page. */
  errorLang?: string
  /** Shown below the field while there is no error. */
  helper?: ReactNode
  left?: ReactNode
  right?: ReactNode
  /** Shown right below the control, above the error. */
  meter?: ReactNode
}

/** Props of a field of one line. */
export interface TextFieldProps extends CommonProps, InputHTMLAttributes<HTMLInputElement> {
  multiline?: false
  ref?: Ref<HTMLInputElement>
}

/** Props of a field of several lines, at least 100 px high. */
export interface TextAreaProps extends CommonProps, TextareaHTMLAttributes<HTMLTextAreaElement> {
  multiline: true
  ref?: Ref<HTMLTextAreaElement>
}

/** A text field with label, error, helper text and icons (specification, section 5). */
export function TextField(props: TextFieldProps | TextAreaProps) {
  const { label, error, errorLang, helper, left, right, meter, multiline, ...control } = props
  const generated = useId()
  const id = control.id ?? generated
  const noteId = `${id}-note`
  const hasNote = Boolean(error || helper)
  const aria = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': hasNote ? noteId : undefined,
  } as const
  return (
    <Field>
      {label && <Label htmlFor={id}>{label}</Label>}
      <Control data-invalid={Boolean(error)}>
        {left}
        {multiline ? (
          <textarea {...(control as TextareaHTMLAttributes<HTMLTextAreaElement>)} {...aria} />
        ) : (
          <input {...(control as InputHTMLAttributes<HTMLInputElement>)} {...aria} />
        )}
        {right}
      </Control>
      {meter}
      {hasNote && (
        <Note id={noteId} data-error={Boolean(error)}>
          {error && <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />}
          <span lang={error ? errorLang : undefined}>{error || helper}</span>
        </Note>
      )}
    </Field>
  )
}
