import { addressToken, forgetAddressToken } from '@cadence/shared/auth'
import { paths } from '@cadence/shared/router'
import { useEffect, useState } from 'react'
import { Screen } from '../../parts/Screen.tsx'
import { NewPassword } from './NewPassword.tsx'
import { NoToken } from './NoToken.tsx'

/** /reset-password: a new password with the token of a mail (specification, section 2, Reset password). */
export default function ResetPassword() {
  const [token] = useState(() => addressToken(paths.resetPassword))
  // A reload finds it again; whoever leaves the page leaves it behind.
  useEffect(() => forgetAddressToken, [])
  return <Screen>{token === null ? <NoToken /> : <NewPassword token={token} />}</Screen>
}
