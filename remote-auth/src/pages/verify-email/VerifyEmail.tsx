import { addressToken } from '@cadence/shared/auth'
import { paths } from '@cadence/shared/router'
import { useState } from 'react'
import { Screen } from '../../parts/Screen.tsx'
import { CheckYourMail } from './CheckYourMail.tsx'
import { Verifying } from './Verifying.tsx'

/** /verify-email: with the token of a mail it verifies, without one it explains (specification, section 2). */
export default function VerifyEmail() {
  const [token] = useState(() => addressToken(paths.verifyEmail))
  return <Screen>{token === null ? <CheckYourMail /> : <Verifying token={token} />}</Screen>
}
