import { Link, paths } from '@cadence/shared/router'
import { ButtonLink, ErrorNotice } from '@cadence/shared/ui'
import { FormCard } from '../../parts/FormCard.tsx'
import { Stack } from '../../parts/Stack.tsx'

/** There is no token in the address: said at once, with the way to a new mail. */
export function NoToken() {
  return (
    <FormCard title="Nouveau mot de passe" foot={<Link to={paths.login}>Retour à la connexion</Link>}>
      <Stack>
        <ErrorNotice lang="en">Token is required</ErrorNotice>
        <p>Ouvrez le lien de l’e-mail que vous avez reçu, en entier, ou demandez-en un nouveau.</p>
        <ButtonLink to={paths.forgotPassword} variant="primary">
          Demander un nouveau lien
        </ButtonLink>
      </Stack>
    </FormCard>
  )
}
