import { useAuth } from '@cadence/shared/auth'
import { Link, paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Inbox, LifeBuoy } from 'lucide-react'
import { FormCard } from '../../parts/FormCard.tsx'

const Tip = styled.p`
  display: flex;
  gap: 0.75rem;
  margin-bottom: 1.25rem;
  padding: 0.875rem 1rem;
  border-radius: var(--radius-control);
  background: var(--surface-2);
  font-size: var(--text-sm);
  color: var(--muted);
  svg { flex: none; margin-top: 0.125rem; color: var(--warm); }
`

/** What to do after registering: open the mail (specification, section 2, Verify e-mail). */
export function CheckYourMail() {
  const { user } = useAuth()
  return (
    <FormCard
      title="Vérifiez votre e-mail"
      lead={
        user ? (
          <>
            Nous avons envoyé un lien à <strong>{user.email}</strong>. Ouvrez-le pour activer votre compte.
          </>
        ) : (
          'Nous vous avons envoyé un lien. Ouvrez-le pour activer votre compte.'
        )
      }
      foot={<Link to={paths.login}>Déjà vérifié ?</Link>}
    >
      <Tip>
        <Inbox size={18} strokeWidth={1.75} aria-hidden="true" />
        <span>Rien dans votre boîte de réception ? Regardez dans les courriers indésirables.</span>
      </Tip>
      <ButtonLink to={paths.helpCenter} icon={<LifeBuoy size={18} strokeWidth={1.75} aria-hidden="true" />}>
        Support
      </ButtonLink>
    </FormCard>
  )
}
