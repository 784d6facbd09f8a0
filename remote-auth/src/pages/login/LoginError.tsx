import { ApiError } from '@cadence/shared/api'
import { useAuth } from '@cadence/shared/auth'
import { Link, paths, useLocation } from '@cadence/shared/router'
import { z } from '@cadence/shared/schemas'
import { ErrorNotice } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { emailState } from '../../mail/email-state.ts'
import { googleFailureLang, googleFailureSchema } from '../../screen/google-failure.ts'

const Title = styled.strong`
  display: block;
`

/* In the line of the text, as high as a finger. */
const VerifyLink = styled(Link)`
  padding-block: 0.75rem;
  font-weight: 600;
  text-underline-offset: 0.25em;
`

/** The red box with the failure of the last attempt (specification, section 2, Login). `email`: the address in the form. */
export function LoginError({ failure, email }: { failure: ApiError; email: string }) {
  return (
    <ErrorNotice>
      <span lang="en">{failure.message}</span>
      {isUnverified(failure) && (
        <>
          {' '}
          <VerifyLink to={paths.verifyEmail} state={emailState(email)}>
            Vérifier mon adresse
          </VerifyLink>
        </>
      )}
    </ErrorNotice>
  )
}

/** The red box for somebody who was sent to /login: the error of the store, or of the sign-in with Google. Otherwise null. */
export function useArrivalError(): ReactNode {
  const { error } = useAuth()
  const provider = z.safeParse(googleFailureSchema, useLocation().state)
  if (error) return <ErrorNotice lang="en">{error}</ErrorNotice>
  if (!provider.success) return null
  return (
    <ErrorNotice>
      <Title lang="en">{provider.data.error}</Title>
      <span lang={googleFailureLang(provider.data.details)}>{provider.data.details}</span>
    </ErrorNotice>
  )
}

/** Whether the API refused the sign-in because the address is not verified yet. */
export const isUnverified = (error: unknown): boolean => error instanceof ApiError && error.status === 403
