import { dismissError, forgotPassword } from '@cadence/shared/auth'
import { Link, paths } from '@cadence/shared/router'
import { Button } from '@cadence/shared/ui'
import { useEffect } from 'react'
import { ResendButton } from '../../mail/ResendButton.tsx'
import { SpamTip } from '../../mail/SpamTip.tsx'
import { forgetfulEvening } from '../../screen/evenings.ts'
import { FormCard, Stack } from '../../screen/FormCard.tsx'

/** Props of the confirmation. */
export interface MailSentProps {
  email: string
  /** The member wants another address. */
  onChange: () => void
}

/** Confirms where the mail was sent. It must not disclose whether there is an account. */
export function MailSent({ email, onChange }: MailSentProps) {
  useEffect(() => dismissError, [])
  return (
    <FormCard
      follows
      evening={forgetfulEvening}
      short
      title="Vérifiez votre e-mail"
      lead={
        <>
          Si un compte existe pour <strong>{email}</strong>, un lien pour choisir un nouveau mot de passe vous
          y attend. Il est valable une heure.
        </>
      }
      foot={<Link to={paths.login}>Retour à la connexion</Link>}
    >
      <Stack>
        <SpamTip />
        <ResendButton
          mail="reset"
          email={email}
          send={forgotPassword}
          done="Un nouvel e-mail est en route, si un compte existe à cette adresse."
        />
        <Button variant="ghost" block onClick={onChange}>
          Changer d’adresse
        </Button>
      </Stack>
    </FormCard>
  )
}
