import styled from '@emotion/styled'
import { type ReactNode, type Ref, useId } from 'react'

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: 0.125rem 1.25rem;
  padding-block: 1.125rem;
  &:first-of-type { padding-top: 0; }
  &:not(:first-of-type) { border-top: 1px solid var(--hairline); }
  &:last-of-type { padding-bottom: 0; }
  & > label { min-width: 0; }
  strong { display: block; font-weight: 600; overflow-wrap: break-word; }
  small { grid-area: 2 / 1; max-width: 38em; color: var(--muted); font-size: var(--text-sm); line-height: 1.45; }
  & > button { grid-area: 1 / 2; }
  & > [data-note] { grid-column: 1 / -1; }
  /* A phone has no room beside the switch. */
  @media (max-width: 639px) { small { grid-column: 1 / -1; } }
  & > [data-note]:not(:empty) { margin-top: 0.75rem; }
`

/* The track is smaller than what a finger needs; the button around it is not. */
const Toggle = styled.button`
  display: grid;
  place-items: center;
  min-width: 3.25rem;
  min-height: 2.75rem;
  /* Its middle is that of the first line of the name. */
  margin-block: calc((1.5em - 2.75rem) / 2);
  padding: 0;
  border: 0;
  border-radius: var(--radius-pill);
  background: none;
  &[aria-disabled='true'] { cursor: not-allowed; opacity: 0.55; }
  span {
    position: relative;
    width: 2.875rem;
    height: 1.625rem;
    border: 1.5px solid var(--outline);
    border-radius: var(--radius-pill);
    background: var(--surface-3);
    transition: background-color var(--fast) var(--ease), border-color var(--fast) var(--ease);
  }
  span::after {
    content: '';
    position: absolute;
    inset: 50% auto auto 0.1875rem;
    width: 1.125rem;
    height: 1.125rem;
    border-radius: 50%;
    background: var(--muted);
    translate: 0 -50%;
    transition: translate var(--fast) var(--ease), background-color var(--fast) var(--ease);
  }
  &[aria-checked='true'] span { border-color: var(--accent-deep); background: var(--accent-deep); }
  &[aria-checked='true'] span::after { background: var(--on-accent); translate: 1.25rem -50%; }
  @media (forced-colors: active) {
    &[aria-checked='true'] span { background: Highlight; }
    span::after { background: ButtonText; }
  }
`

interface SwitchRowProps {
  label: string
  hint: string
  checked: boolean
  disabled?: boolean
  onTurn: (on: boolean) => void
  /** A remark below the switch. */
  note?: ReactNode
  /** Fields that belong to the switch, below it. */
  children?: ReactNode
  /** The switch itself. */
  ref?: Ref<HTMLButtonElement>
}

/** One switch with its name and its effect. Pressing the name also turns it. */
export function SwitchRow(props: SwitchRowProps) {
  const { label, hint, checked, disabled = false, onTurn, note, children, ref } = props
  const id = useId()
  const turn = () => {
    if (!disabled) onTurn(!checked)
  }
  return (
    <Row>
      <label htmlFor={id}>
        <strong>{label}</strong>
      </label>
      <small id={`${id}-hint`}>{hint}</small>
      <Toggle
        ref={ref}
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-disabled={disabled || undefined}
        aria-describedby={`${id}-hint`}
        onClick={turn}
      >
        <span />
      </Toggle>
      <div data-note role="status">
        {note}
      </div>
      {children && <div data-note>{children}</div>}
    </Row>
  )
}
