import { ApiError } from '@cadence/shared/api'
import { addressToken, authState, forgetAddressToken, handleGoogleCallback } from '@cadence/shared/auth'
import { Link, paths, useNavigate, useSearchParams } from '@cadence/shared/router'
import { AuthFrame, toast } from '@cadence/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { FormCard } from '../../parts/FormCard.tsx'
import { detailOf, langOf, providerFailure } from '../../parts/provider-failure.ts'
import { useIsMounted } from '../../parts/use-is-mounted.ts'
import { Working } from '../../parts/Working.tsx'

/** Why the sign-in failed, or null when the member is signed in. */
async function outcome(token: string | null, refused: string | null): Promise<string | null> {
  if (refused !== null) return detailOf(refused)
  try {
    await handleGoogleCallback(token)
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.message
  }
}

/** /success-login, where Google's sign-in ends (specification, section 2, Sign-in callback). */
export default function SuccessLogin() {
  const [token] = useState(() => addressToken(paths.successLogin))
  const [search] = useSearchParams()
  const refused = search.get('error')
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const begun = useRef(false)

  useEffect(() => {
    // The token works once: an effect that runs again must not use it again.
    if (begun.current) return
    begun.current = true
    forgetAddressToken()
    void outcome(token, refused).then((details) => {
      if (!isMounted()) return
      const state = details === null ? null : providerFailure(details)
      // The guards lead a member from /login to the page that was asked for, where no red box can show.
      if (state && authState.isAuthenticated)
        toast({ kind: 'error', text: `${state.error} : ${state.details}`, lang: langOf(state.details) })
      return navigate(paths.login, { replace: true, state })
    })
  }, [token, refused, navigate, isMounted])

  return (
    <AuthFrame>
      <FormCard
        title="Logging you in..."
        titleLang="en"
        foot={<Link to={paths.login}>Retour à la connexion</Link>}
      >
        <Working>Un instant, nous ouvrons votre espace…</Working>
      </FormCard>
    </AuthFrame>
  )
}
