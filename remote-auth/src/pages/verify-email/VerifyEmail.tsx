import { addressToken, authState } from '@cadence/shared/auth'
import { paths } from '@cadence/shared/router'
import { AuthFrame } from '@cadence/shared/ui'
import { useState } from 'react'
import { AlreadySignedIn } from './AlreadySignedIn.tsx'
import { CheckYourMail } from './CheckYourMail.tsx'
import { Verifying } from './Verifying.tsx'

/**
 * /verify-email: with the token of a mail it verifies, without one it explains (specification, section 2). Where a
 * member is signed in already, the token is used only when they agree: it would end their session here.
 */
export default function VerifyEmail() {
  const [token] = useState(() => addressToken(paths.verifyEmail))
  const [isAsking, setAsking] = useState(authState.isAuthenticated)
  const [wasAsked] = useState(isAsking)
  return (
    <AuthFrame>
      {token === null ? (
        <CheckYourMail />
      ) : isAsking ? (
        <AlreadySignedIn onVerify={() => setAsking(false)} />
      ) : (
        <Verifying token={token} follows={wasAsked} />
      )}
    </AuthFrame>
  )
}
