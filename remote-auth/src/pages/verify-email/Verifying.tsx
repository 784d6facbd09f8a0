import { ApiError } from '@cadence/shared/api'
import { dismissError, verifyEmail } from '@cadence/shared/auth'
import { Link, paths, useNavigate } from '@cadence/shared/router'
import { Spinner } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useCallback, useEffect, useRef, useState } from 'react'
import { FormCard } from '../../parts/FormCard.tsx'
import { VerificationFailed } from './VerificationFailed.tsx'

const Progress = styled.p`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  color: var(--muted);
`

/** Uses the token once, then leads to the dashboard; a failure is said with the way on. */
export function Verifying({ token }: { token: string }) {
  const [failure, setFailure] = useState<ApiError | null>(null)
  const navigate = useNavigate()
  const used = useRef(false)

  const verify = useCallback(async () => {
    setFailure(null)
    try {
      await verifyEmail(token)
      await navigate(paths.dashboard, { replace: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    }
  }, [token, navigate])

  useEffect(() => {
    // A token works once: an effect that runs again must not use it again.
    if (used.current) return
    used.current = true
    // The address must not keep it either: history and screenshots outlive it.
    history.replaceState(history.state, '', paths.verifyEmail)
    void verify()
  }, [verify])
  useEffect(() => dismissError, [])

  if (failure) return <VerificationFailed failure={failure} onRetry={() => void verify()} />
  return (
    <FormCard title="Vérification de votre e-mail" foot={<Link to={paths.helpCenter}>Support</Link>}>
      <Progress role="status">
        <Spinner /> Un instant, nous activons votre compte…
      </Progress>
    </FormCard>
  )
}
