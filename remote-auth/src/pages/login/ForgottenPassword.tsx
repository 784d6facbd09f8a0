import { Link, paths } from '@cadence/shared/router'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { emailState } from '../../mail/email-state.ts'

/* The link is in the row of the label, as high as a finger. In the HTML it comes after the field: Tab goes from the address to the password. */
const Row = styled.div`
  position: relative;
  min-width: 0;
  a {
    position: absolute;
    top: -0.6875rem;
    right: 0;
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-size: var(--text-sm);
    text-underline-offset: 0.25em;
  }
  /* The row has no room for both: the link goes below the field. */
  @media (max-width: 22em) { a { position: static; } }
`

/** Props of `ForgottenPassword`: the typed address, and the field of the password. */
export interface ForgottenPasswordProps {
  email: string
  children: ReactNode
}

/** The field of the password, and the link to /forgot-password, which passes the typed address. */
export function ForgottenPassword({ email, children }: ForgottenPasswordProps) {
  return (
    <Row>
      {children}
      <Link to={paths.forgotPassword} state={emailState(email)}>
        Mot de passe oublié ?
      </Link>
    </Row>
  )
}
