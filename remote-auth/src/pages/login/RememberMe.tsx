import styled from '@emotion/styled'
import type { InputHTMLAttributes, Ref } from 'react'

const Label = styled.label`
  display: flex;
  align-items: center;
  justify-self: start;
  gap: 0.625rem;
  min-height: 2.75rem;
  font-size: var(--text-sm);
  cursor: pointer;
  input {
    appearance: none;
    display: grid;
    place-content: center;
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    border: 1.5px solid var(--outline);
    border-radius: 0.4375rem;
    background: var(--surface-1);
    transition: background-color var(--fast) var(--ease), border-color var(--fast) var(--ease);
  }
  input::before {
    content: '';
    width: 0.8125rem;
    height: 0.8125rem;
    background: var(--on-accent);
    clip-path: polygon(14% 47%, 4% 60%, 42% 92%, 98% 20%, 86% 10%, 40% 68%);
    scale: 0;
    transition: scale var(--fast) var(--ease);
  }
  &:hover input { border-color: var(--muted); }
  input:checked { border-color: var(--accent-deep); background: var(--accent-deep); }
  input:checked::before { scale: 1; }
  /* There the browser's own checkbox has the colours that the member needs. */
  @media (forced-colors: active) {
    input { appearance: auto; }
    input::before { display: none; }
  }
`

/** Props of the checkbox. */
export interface RememberMeProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>
}

/** The checkbox for a session of 30 days. */
export function RememberMe(props: RememberMeProps) {
  return (
    <Label>
      <input {...props} type="checkbox" />
      Rester connecté 30 jours
    </Label>
  )
}
