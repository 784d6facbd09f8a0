import type { ApiError } from '@cadence/shared/api'
import { Link, paths } from '@cadence/shared/router'
import { Button, ButtonLink, ErrorNotice } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { FormCard } from '../../parts/FormCard.tsx'

const Stack = styled.div`
  display: grid;
  gap: 1.25rem;
  justify-items: start;
`

/** Whether the link may still be good: nothing answered, or the server was in trouble. */
const mayWorkLater = ({ kind, status = 0 }: ApiError) =>
  kind === 'no-answer' || status >= 500 || status === 429

/** What went wrong with a verification link, and the way on: again, or a new link through signing in. */
export function VerificationFailed({ failure, onRetry }: { failure: ApiError; onRetry: () => void }) {
  if (mayWorkLater(failure)) {
    return (
      <FormCard title="Vérification interrompue" foot={<Link to={paths.login}>Retour à la connexion</Link>}>
        <Stack>
          <ErrorNotice>{failure.message}</ErrorNotice>
          <p>Votre lien n’est pas perdu : vous pouvez réessayer maintenant.</p>
          <Button variant="primary" onClick={onRetry}>
            Réessayer
          </Button>
        </Stack>
      </FormCard>
    )
  }
  return (
    <FormCard title="Ce lien n’a pas fonctionné" foot={<Link to={paths.helpCenter}>Support</Link>}>
      <Stack>
        <ErrorNotice>{failure.message}</ErrorNotice>
        <p>
          Connectez-vous avec votre mot de passe : si votre adresse reste à vérifier, un nouveau lien vous
          sera envoyé.
        </p>
        <ButtonLink to={paths.login} variant="primary">
          Se connecter
        </ButtonLink>
      </Stack>
    </FormCard>
  )
}
