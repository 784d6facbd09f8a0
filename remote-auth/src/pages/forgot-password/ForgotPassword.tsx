import { Link, paths } from '@cadence/shared/router'
import { FormCard } from '../../parts/FormCard.tsx'

/** /forgot-password (specification, section 2). */
export default function ForgotPassword() {
  return <FormCard title="Mot de passe oublié" foot={<Link to={paths.login}>Retour à la connexion</Link>} />
}
