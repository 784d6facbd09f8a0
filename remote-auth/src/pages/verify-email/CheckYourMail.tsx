import { Link, paths } from '@cadence/shared/router'
import styled from '@emotion/styled'
import { MailOpen } from 'lucide-react'
import { SpamTip } from '../../mail/SpamTip.tsx'
import { FormCard, Stack } from '../../screen/FormCard.tsx'
import { ResendVerification } from './ResendVerification.tsx'
import { useKnownEmail } from './use-known-email.ts'

const FootRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0.5rem 1.75rem;
`

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
      foot={
        <FootRow>
          <Link to={paths.login}>Déjà vérifié ?</Link>
          <Link to={paths.helpCenter}>Support</Link>
        </FootRow>
      }
    >
      <Stack>
        <SpamTip />
        <ResendVerification email={email} />
      </Stack>
    </FormCard>
  )
}
