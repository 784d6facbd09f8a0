import { Link, paths } from '@cadence/shared/router'
import { FormCard } from '../../parts/FormCard.tsx'
import { Screen } from '../../parts/Screen.tsx'

/** /reset-password (specification, section 2). */
export default function ResetPassword() {
  return (
    <Screen>
      <FormCard title="Nouveau mot de passe" foot={<Link to={paths.login}>Retour à la connexion</Link>} />
    </Screen>
  )
}
