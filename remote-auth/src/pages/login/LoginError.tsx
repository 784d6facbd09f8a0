import type { ApiError } from '@cadence/shared/api'
import { useAuth } from '@cadence/shared/auth'
import { Link, paths, useLocation } from '@cadence/shared/router'
import { ErrorNotice } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import * as z from 'zod/mini'
import { emailState } from '../../parts/email-state.ts'
import { langOf, providerFailureSchema } from '../../parts/provider-failure.ts'
import { isUnverified } from './unverified.ts'

const Title = styled.strong`
  display: block;
`

const Way = styled(Link)`
  display: inline-block;
  padding-block: 0.5rem;
  font-weight: 600;
  text-underline-offset: 0.25em;
`

/** Props of the red box of /login. */
export interface LoginErrorProps {
  /** Why the form failed the last time. */
  failure: ApiError | null
  /** The address that was sent. */
  email: string
  /** The form was sent since this screen was opened: what brought the member here is over. */
  tried: boolean
}

/** The red box: why the form failed, what the store says, or why the sign-in at Google failed (specification, section 2, Login). */
export function LoginError({ failure, email, tried }: LoginErrorProps) {
  const { error } = useAuth()
  const provider = z.safeParse(providerFailureSchema, useLocation().state)
  const text = failure?.message ?? error
  if (text) {
    return (
      <ErrorNotice>
        <span lang="en">{text}</span>
        {isUnverified(failure) && (
          <div>
            <Way to={paths.verifyEmail} state={emailState(email)}>
              Vérifier mon adresse
            </Way>
          </div>
        )}
      </ErrorNotice>
    )
  }
  if (!provider.success || tried) return null
  return (
    <ErrorNotice>
      <Title lang="en">{provider.data.error}</Title>
      <span lang={langOf(provider.data.details)}>{provider.data.details}</span>
    </ErrorNotice>
  )
}
