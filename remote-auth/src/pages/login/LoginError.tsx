import { ApiError } from '@cadence/shared/api'
import { useAuth } from '@cadence/shared/auth'
import { Link, paths, useLocation } from '@cadence/shared/router'
import { z } from '@cadence/shared/schemas'
import { ErrorNotice } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { emailState } from '../../mail/email-state.ts'
import { googleFailureLang, googleFailureSchema } from '../../screen/google-failure.ts'

const Title = styled.strong`
  display: block;
`

const VerifyLink = styled(Link)`
  display: inline-block;
  padding-block: 0.5rem;
  font-weight: 600;
  text-underline-offset: 0.25em;
`

/** Props of the red box of /login. */
export interface LoginErrorProps {
  /** Why the last attempt failed. */
  failure: ApiError | null
  /** The address in the form. */
  email: string
  /** Whether the form was sent since the screen was opened. A failed sign-in with Google is then no longer shown. */
  tried: boolean
}

/** The red box: the error of the form, of the store, or of the sign-in with Google (specification, section 2, Login). */
export function LoginError({ failure, email, tried }: LoginErrorProps) {
  const { error } = useAuth()
  const provider = z.safeParse(googleFailureSchema, useLocation().state)
  const text = failure?.message ?? error
  if (text) {
    return (
      <ErrorNotice>
        <span lang="en">{text}</span>
        {isUnverified(failure) && (
          <div>
            <VerifyLink to={paths.verifyEmail} state={emailState(email)}>
              Vérifier mon adresse
            </VerifyLink>
          </div>
        )}
      </ErrorNotice>
    )
  }
  if (!provider.success || tried) return null
  return (
    <ErrorNotice>
      <Title lang="en">{provider.data.error}</Title>
      <span lang={googleFailureLang(provider.data.details)}>{provider.data.details}</span>
    </ErrorNotice>
  )
}

/** Whether the API refused the sign-in because the address is not verified yet. */
export const isUnverified = (error: unknown): boolean => error instanceof ApiError && error.status === 403
