import { ApiError } from '@cadence/shared/api'
import { dismissError, forgetAddressToken, verifyEmail } from '@cadence/shared/auth'
import { Link, paths, useNavigate } from '@cadence/shared/router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { mailEvening } from '../../screen/evenings.ts'
import { FormCard } from '../../screen/FormCard.tsx'
import { Progress } from '../../screen/Progress.tsx'
import { useIsMounted } from '../../screen/use-is-mounted.ts'
import { ConfirmPassword } from './ConfirmPassword.tsx'
import { VerificationFailed } from './VerificationFailed.tsx'

/** Props of `Verifying`. `follows`: it replaces a question. */
export interface VerifyingProps {
  token: string
  follows: boolean
}

/**
 * Uses the token once, then leads to the dashboard, or shows the failure. In another browser than that of the
 * registration, it asks for the password.
 */
export function Verifying({ token, follows }: VerifyingProps) {
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [isRetry, setRetry] = useState(false)
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const used = useRef(false)

  const verify = useCallback(async () => {
    setFailure(null)
    try {
      await verifyEmail(token)
      if (isMounted()) await navigate(paths.dashboard, { replace: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    }
  }, [token, navigate, isMounted])

  useEffect(() => {
    // The token works only once. StrictMode runs effects twice.
    if (used.current) return
    used.current = true
    forgetAddressToken()
    void verify()
  }, [verify])
  useEffect(() => dismissError, [])

  const retry = () => {
    setRetry(true)
    void verify()
  }
  if (failure?.status === 403) return <ConfirmPassword token={token} onFailure={setFailure} />
  if (failure) return <VerificationFailed failure={failure} onRetry={retry} />
  return (
    <FormCard
      follows={follows || isRetry}
      title="Vérification de votre e-mail"
      evening={mailEvening}
      short
      foot={<Link to={paths.helpCenter}>Support</Link>}
    >
      <Progress>Un instant, nous activons votre compte…</Progress>
    </FormCard>
  )
}
