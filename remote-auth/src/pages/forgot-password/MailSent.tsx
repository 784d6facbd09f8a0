import { dismissError, forgotPassword } from '@cadence/shared/auth'
import { Link, paths } from '@cadence/shared/router'
import { Button } from '@cadence/shared/ui'
import { useEffect } from 'react'
import { FormCard } from '../../parts/FormCard.tsx'
import { Resend } from '../../parts/Resend.tsx'
import { SpamTip } from '../../parts/SpamTip.tsx'
import { Stack } from '../../parts/Stack.tsx'

/** Props of the confirmation. */
export interface MailSentProps {
  email: string
  /** The address was not the right one. */
  onChange: () => void
}

/** Says where the mail went, without telling whether anybody has an account there. */
export function MailSent({ email, onChange }: MailSentProps) {
  useEffect(() => dismissError, [])
  return (
    <FormCard
      follows
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
        <Resend
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
