import { Link, paths } from '@cadence/shared/router'
import { FormCard } from '../../parts/FormCard.tsx'
import { Screen } from '../../parts/Screen.tsx'

/** /success-login, the callback of the sign-in provider (specification, section 2). */
export default function SuccessLogin() {
  return (
    <Screen>
      <FormCard title="Logging you in..." foot={<Link to={paths.login}>Retour à la connexion</Link>} />
    </Screen>
  )
}
