import { Link, paths } from '@cadence/shared/router'
import styled from '@emotion/styled'
import type { InputHTMLAttributes, Ref } from 'react'
import { emailState } from '../../parts/email-state.ts'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem 1rem;
  font-size: var(--text-sm);
  label { display: flex; align-items: center; gap: 0.625rem; min-height: 2.75rem; cursor: pointer; }
  input { width: 1.125rem; height: 1.125rem; margin: 0; accent-color: var(--accent-deep); }
  a { display: inline-flex; align-items: center; min-height: 2.75rem; text-underline-offset: 0.25em; }
`

/** Props of the row: the checkbox, and the address that was typed so far. */
export interface RememberMeProps extends InputHTMLAttributes<HTMLInputElement> {
  email: string
  ref?: Ref<HTMLInputElement>
}

/** The choice of a session of 30 days, and the way out for a forgotten password, which takes the address along. */
export function RememberMe({ email, ...props }: RememberMeProps) {
  return (
    <Row>
      <label>
        <input {...props} type="checkbox" />
        Rester connecté 30 jours
      </label>
      <Link to={paths.forgotPassword} state={emailState(email)}>
        Mot de passe oublié ?
      </Link>
    </Row>
  )
}
