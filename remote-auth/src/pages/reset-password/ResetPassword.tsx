import { addressToken, forgetAddressToken } from '@cadence/shared/auth'
import { paths } from '@cadence/shared/router'
import { resetPasswordRequestSchema } from '@cadence/shared/schemas'
import { AuthFrame } from '@cadence/shared/ui'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { NewPassword } from './NewPassword.tsx'
import { NoToken } from './NoToken.tsx'

/** The token that the form can send; one that no API ever made counts as none. */
function usableToken(): string | null {
  const token = z.safeParse(resetPasswordRequestSchema.shape.token, addressToken(paths.resetPassword))
  return token.success ? token.data : null
}

/** /reset-password: a new password with the token of a mail (specification, section 2, Reset password). */
export default function ResetPassword() {
  const [token] = useState(usableToken)
  // A reload finds it again; whoever leaves the page leaves it behind.
  useEffect(() => forgetAddressToken, [])
  return <AuthFrame>{token === null ? <NoToken /> : <NewPassword token={token} />}</AuthFrame>
}
