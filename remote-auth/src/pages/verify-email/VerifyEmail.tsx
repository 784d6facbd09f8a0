import { addressToken, authState } from '@cadence/shared/auth'
import { paths } from '@cadence/shared/router'
import { AuthFrame } from '@cadence/shared/ui'
import { useState } from 'react'
import { AlreadySignedIn } from './AlreadySignedIn.tsx'
import { CheckYourMail } from './CheckYourMail.tsx'
import { Verifying } from './Verifying.tsx'

/**
 * /verify-email: verifies with the token of a mail, and without one explains what to do (specification, section 2). If a
 * member is already signed in, the token is used only with their consent, because it ends their session.
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
