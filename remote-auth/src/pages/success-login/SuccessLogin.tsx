import { ApiError } from '@cadence/shared/api'
import { addressToken, authState, forgetAddressToken, handleGoogleCallback } from '@cadence/shared/auth'
import { Link, paths, useNavigate, useSearchParams } from '@cadence/shared/router'
import { AuthFrame, toast } from '@cadence/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { forgetInvitation } from '../../invitation.ts'
import { FormCard } from '../../screen/FormCard.tsx'
import { googleFailure, googleFailureLang, googleFailureText } from '../../screen/google-failure.ts'
import { Progress } from '../../screen/Progress.tsx'
import { useIsMounted } from '../../screen/use-is-mounted.ts'

/** Completes the sign-in. @returns why it failed, or null. */
async function signIn(token: string | null, refused: string | null): Promise<string | null> {
  if (refused !== null) return googleFailureText(refused)
  try {
    await handleGoogleCallback(token)
    forgetInvitation()
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.message
  }
}

/** /success-login: the callback of the sign-in with Google (specification, section 2, Sign-in callback). */
export default function SuccessLogin() {
  const [token] = useState(() => addressToken(paths.successLogin))
  const [search] = useSearchParams()
  const refused = search.get('error')
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const isStarted = useRef(false)

  useEffect(() => {
    // The token works only once. StrictMode runs effects twice.
    if (isStarted.current) return
    isStarted.current = true
    forgetAddressToken()
    void signIn(token, refused).then((details) => {
      if (!isMounted()) return
      const state = details === null ? null : googleFailure(details)
      // The guards lead a signed-in member away from /login, so the red box would not be seen.
      if (state && authState.isAuthenticated)
        toast({
          kind: 'error',
          text: `${state.error} : ${state.details}`,
          lang: googleFailureLang(state.details),
        })
      return navigate(paths.login, { replace: true, state })
    })
  }, [token, refused, navigate, isMounted])

  return (
    <AuthFrame>
      <FormCard
        title="Logging you in..."
        titleLang="en"
        short
        foot={<Link to={paths.login}>Retour à la connexion</Link>}
      >
        <Progress>Un instant, nous ouvrons votre espace…</Progress>
      </FormCard>
    </AuthFrame>
  )
}
