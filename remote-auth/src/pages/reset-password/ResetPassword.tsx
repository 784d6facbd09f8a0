import { addressToken, forgetAddressToken } from '@cadence/shared/auth'
import { Link, paths } from '@cadence/shared/router'
import { resetPasswordRequestSchema, z } from '@cadence/shared/schemas'
import { AuthFrame, ButtonLink } from '@cadence/shared/ui'
import { useEffect, useState } from 'react'
import { forgetfulEvening } from '../../screen/evenings.ts'
import { FormCard, Stack } from '../../screen/FormCard.tsx'
import { Reason } from '../../screen/Reason.tsx'
import { NewPassword } from './NewPassword.tsx'

/** The token of the link. A token that the API would refuse unread counts as missing. */
function usableToken(): string | null {
  const token = z.safeParse(resetPasswordRequestSchema.shape.token, addressToken(paths.resetPassword))
  return token.success ? token.data : null
}

/** /reset-password: a new password with the token of a mail (specification, section 2, Reset password). */
export default function ResetPassword() {
  const [token] = useState(usableToken)
  // A reload of the page keeps the token; leaving the page forgets it.
  useEffect(() => forgetAddressToken, [])
  return <AuthFrame>{token === null ? <NoToken /> : <NewPassword token={token} />}</AuthFrame>
}

/** Without a token in the address: it says so at once, with a link to request a new mail. */
function NoToken() {
  return (
    <FormCard
      evening={forgetfulEvening}
      short
      title="Ce lien est incomplet"
      lead="Ouvrez le lien de l’e-mail que vous avez reçu, en entier, ou demandez-en un nouveau."
      foot={<Link to={paths.login}>Retour à la connexion</Link>}
    >
      <Stack>
        <Reason lang="en">Token is required</Reason>
        <ButtonLink to={paths.forgotPassword} variant="primary">
          Demander un nouveau lien
        </ButtonLink>
      </Stack>
    </FormCard>
  )
}
