import { Link, paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { LifeBuoy } from 'lucide-react'
import { SpamTip } from '../../mail/SpamTip.tsx'
import { FormCard, Stack } from '../../screen/FormCard.tsx'
import { ResendVerification } from './ResendVerification.tsx'
import { useKnownEmail } from './use-known-email.ts'

const FootRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
`

/** What to do after registering: open the mail (specification, section 2, Verify e-mail). */
export function CheckYourMail() {
  const email = useKnownEmail()
  return (
    <FormCard
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
          <ButtonLink
            to={paths.helpCenter}
            variant="ghost"
            size="sm"
            icon={<LifeBuoy size={18} strokeWidth={1.75} aria-hidden="true" />}
          >
            Support
          </ButtonLink>
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
