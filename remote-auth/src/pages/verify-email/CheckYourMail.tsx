import { SpamTip } from '../../mail/SpamTip.tsx'
import { mailEvening } from '../../screen/evenings.ts'
import { FormCard, Stack } from '../../screen/FormCard.tsx'
import { OtherWays } from './OtherWays.tsx'
import { ResendVerification } from './ResendVerification.tsx'
import { useKnownEmail } from './use-known-email.ts'

/** What to do after registering: open the mail (specification, section 2, Verify e-mail). */
export function CheckYourMail() {
  const email = useKnownEmail()
  return (
    <FormCard
      evening={mailEvening}
      short
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
      foot={<OtherWays />}
    >
      <Stack>
        <SpamTip />
        <ResendVerification email={email} />
      </Stack>
    </FormCard>
  )
}
