import { Link, paths } from '@cadence/shared/router'
import styled from '@emotion/styled'
import type { InputHTMLAttributes, Ref } from 'react'
import { emailState } from '../../mail/email-state.ts'

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

/** Props of the checkbox, and the typed address. */
export interface RememberMeProps extends InputHTMLAttributes<HTMLInputElement> {
  email: string
  ref?: Ref<HTMLInputElement>
}

/** The checkbox for a session of 30 days, and the link to /forgot-password, which passes the typed address. */
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
