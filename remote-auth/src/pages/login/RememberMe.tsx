import { checkboxStyles } from '@cadence/shared/ui/checkbox'
import styled from '@emotion/styled'
import type { InputHTMLAttributes, Ref } from 'react'

const Label = styled.label`
  display: flex;
  align-items: center;
  justify-self: start;
  gap: 0.625rem;
  min-height: 2.75rem;
  /* As high as a finger, in the room of a line. */
  margin-block: -0.6875rem;
  font-size: var(--text-sm);
  cursor: pointer;
  input { ${checkboxStyles} width: 1.375rem; height: 1.375rem; background-color: var(--surface-1); }
  &:hover input { border-color: var(--accent); }
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
