import { dismissError, useAuth, verifyEmail } from '@cadence/shared/auth'
import { Link, paths, useNavigate } from '@cadence/shared/router'
import { ButtonLink, ErrorNotice, Spinner } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { FormCard } from '../../parts/FormCard.tsx'

const Progress = styled.p`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  color: var(--muted);
`

/** Uses the token once, then leads to the dashboard; a failure is said with the way on. */
export function Verifying({ token }: { token: string }) {
  const { error } = useAuth()
  const navigate = useNavigate()
  const used = useRef(false)
  useEffect(() => {
    // A token works once: an effect that runs again must not use it again.
    if (used.current) return
    used.current = true
    history.replaceState(history.state, '', paths.verifyEmail)
    verifyEmail(token).then(
      () => navigate(paths.dashboard, { replace: true }),
      // The store holds the text that is shown.
      () => undefined,
    )
  }, [token, navigate])
  useEffect(() => dismissError, [])
  if (!error) {
    return (
      <FormCard title="Vérification de votre e-mail">
        <Progress role="status">
          <Spinner /> Un instant, nous activons votre compte…
        </Progress>
      </FormCard>
    )
  }
  return (
    <FormCard
      title="Ce lien n’a pas fonctionné"
      foot={
        <>
          Déjà vérifié ? <Link to={paths.login}>Se connecter</Link>
        </>
      }
    >
      <ErrorNotice>{error}</ErrorNotice>
      <p style={{ marginBlock: '1rem' }}>
        Connectez-vous avec votre mot de passe : si votre adresse reste à vérifier, un nouveau lien vous sera
        envoyé.
      </p>
      <ButtonLink to={paths.login} variant="primary">
        Se connecter
      </ButtonLink>
    </FormCard>
  )
}
