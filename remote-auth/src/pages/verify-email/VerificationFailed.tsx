import type { ApiError } from '@cadence/shared/api'
import { Link, paths } from '@cadence/shared/router'
import { Button, ButtonLink, ErrorNotice } from '@cadence/shared/ui'
import { CloudOff, Unlink } from 'lucide-react'
import { Divider } from '../../screen/Divider.tsx'
import { FormCard, Stack } from '../../screen/FormCard.tsx'
import { ResendVerification } from './ResendVerification.tsx'
import { useKnownEmail } from './use-known-email.ts'

/** Whether the link may still work: there was no answer, or the server failed. */
const mayWorkLater = ({ kind, status = 0 }: ApiError) =>
  kind === 'no-answer' || status >= 500 || status === 429

/** Why a verification link failed, with a button to retry or to request a new link. */
export function VerificationFailed({ failure, onRetry }: { failure: ApiError; onRetry: () => void }) {
  const email = useKnownEmail()
  if (mayWorkLater(failure)) {
    return (
      <FormCard
        follows
        sign={CloudOff}
        title="Vérification interrompue"
        foot={<Link to={paths.login}>Retour à la connexion</Link>}
      >
        <Stack>
          <ErrorNotice lang={failure.lang}>{failure.message}</ErrorNotice>
          <p>
            {failure.status === 429
              ? 'Votre lien n’est pas perdu : patientez quelques minutes, puis réessayez.'
              : 'Votre lien n’est pas perdu : vous pouvez réessayer maintenant.'}
          </p>
          <Button variant="primary" block onClick={onRetry}>
            Réessayer
          </Button>
        </Stack>
      </FormCard>
    )
  }
  return (
    <FormCard
      follows
      sign={Unlink}
      title="Ce lien n’a pas fonctionné"
      foot={<Link to={paths.helpCenter}>Support</Link>}
    >
      <Stack>
        <ErrorNotice lang={failure.lang}>{failure.message}</ErrorNotice>
        <p>Il a peut-être déjà servi : essayez de vous connecter. Sinon, demandez un nouvel e-mail.</p>
        <ButtonLink to={paths.login} variant="primary">
          Se connecter
        </ButtonLink>
        <Divider>ou</Divider>
        <ResendVerification email={email} variant="secondary" />
      </Stack>
    </FormCard>
  )
}
