import { Link, paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import { LifeBuoy, MailOpen } from 'lucide-react'
import { SpamTip } from '../../mail/SpamTip.tsx'
import { FormCard, Stack } from '../../screen/FormCard.tsx'
import { ResendVerification } from './ResendVerification.tsx'
import { useKnownEmail } from './use-known-email.ts'

/** What to do after registering: open the mail (specification, section 2, Verify e-mail). */
export function CheckYourMail() {
  const email = useKnownEmail()
  return (
    <FormCard
      sign={MailOpen}
      title="Vérifiez votre e-mail"
      lead={
        email ? (
          <>
            Nous avons envoyé un lien à <strong>{email}</strong>. Ouvrez-le pour activer votre compte.
          </>
        ) : (
          'Ouvrez le lien de notre e-mail pour activer votre compte.'
        )
      }
      foot={<Link to={paths.login}>Déjà vérifié ?</Link>}
    >
      <Stack>
        <SpamTip />
        <ResendVerification email={email} />
        <ButtonLink to={paths.helpCenter} icon={<LifeBuoy size={18} strokeWidth={1.75} aria-hidden="true" />}>
          Support
        </ButtonLink>
      </Stack>
    </FormCard>
  )
}
