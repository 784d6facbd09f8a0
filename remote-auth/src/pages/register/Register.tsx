import { register, useAuth } from '@cadence/shared/auth'
import { type FormDraftOptions, forgetFormDraft, TextField, useFormDraft } from '@cadence/shared/forms'
import { Link, paths, useLocation, useNavigate } from '@cadence/shared/router'
import { registerRequestSchema, z } from '@cadence/shared/schemas'
import { Button, ErrorNotice } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { UserRoundCheck } from 'lucide-react'
import { useState } from 'react'
import { EmailField } from '../../form/EmailField.tsx'
import { CloseForm, Pair } from '../../form/Form.tsx'
import { NewPasswordField } from '../../form/NewPasswordField.tsx'
import { registerScale } from '../../form/password-scales.ts'
import { useAuthForm } from '../../form/use-auth-form.ts'
import { forgetInvitation, keepInvitation, keptInvitation } from '../../invitation.ts'
import { emailState } from '../../mail/email-state.ts'
import { startCooldown } from '../../mail/resend-cooldown.ts'
import { firstEvening } from '../../screen/evenings.ts'
import { FormCard } from '../../screen/FormCard.tsx'
import { useIsMounted } from '../../screen/use-is-mounted.ts'

const empty = { firstName: '', lastName: '', email: '', password: '' }

/** Names the terms. Its links open new tabs: a link in this tab would lose the typed password. */
const Terms = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
  line-height: 1.5;
  text-align: center;
  text-wrap: balance;
  a { color: var(--text); text-underline-offset: 0.25em; }
`

/** Says that the account will count for whoever has invited. */
const Invitation = styled.p`
  display: flex;
  gap: 0.625rem;
  color: var(--muted);
  font-size: var(--text-sm);
  line-height: 1.5;
  svg { flex: none; margin-top: 0.1875rem; color: var(--mint); }
  strong { color: var(--text); font-weight: 600; white-space: nowrap; }
`

/** A reload of the tab keeps what is typed, except the password. */
const draftSchema = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() })
const draft: FormDraftOptions<z.input<typeof registerRequestSchema>, z.infer<typeof draftSchema>> = {
  key: 'cadence:register',
  schema: draftSchema,
  toDraft: ({ firstName, lastName = '', email }) =>
    firstName || lastName || email ? { firstName, lastName, email } : null,
  toValues: (stored) => stored,
}

/** /register (specification, section 2, Register). */
export default function Register() {
  const { error } = useAuth()
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const { search } = useLocation()
  const [invitation] = useState(() => {
    const now = Date.now()
    keepInvitation(search, now)
    return keptInvitation(now)
  })
  const { form, submit, busy, failure } = useAuthForm(registerRequestSchema, empty, async (values) => {
    await register({ ...values, ...(invitation !== undefined && { referralCode: invitation }) })
    forgetFormDraft(draft.key)
    forgetInvitation()
    startCooldown('verification', values.email, Date.now())
    // Passed in the router's state: without a session, the auth store does not survive a reload.
    if (isMounted()) await navigate(paths.verifyEmail, { state: emailState(values.email) })
  })
  useFormDraft(form, draft)
  const { errors } = form.formState
  const text = failure?.message ?? error
  return (
    <FormCard
      title="Créez votre espace"
      evening={firstEvening}
      lead="Quelques secondes suffisent. L’accès au site est gratuit."
      foot={
        <>
          Déjà un compte ? <Link to={paths.login}>Se connecter</Link>
        </>
      }
    >
      <CloseForm onSubmit={submit} noValidate aria-busy={busy}>
        {invitation && (
          <Invitation>
            <UserRoundCheck size={18} strokeWidth={1.75} aria-hidden="true" />
            <span>
              Invitation <strong translate="no">{invitation}</strong>
              {'\u202f'}: elle comptera pour la personne qui vous l’a envoyée, dès que votre adresse sera
              confirmée.
            </span>
          </Invitation>
        )}
        <Pair>
          <TextField
            label="Prénom"
            autoComplete="given-name"
            error={errors.firstName?.message}
            errorLang="en"
            {...form.register('firstName')}
          />
          <TextField
            label="Nom"
            autoComplete="family-name"
            error={errors.lastName?.message}
            errorLang="en"
            {...form.register('lastName')}
          />
        </Pair>
        <EmailField autoComplete="email" error={errors.email?.message} {...form.register('email')} />
        <NewPasswordField
          label="Mot de passe"
          password={form.watch('password')}
          scale={registerScale}
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Button type="submit" variant="primary" block loading={busy}>
          Créer mon compte
        </Button>
        {text && <ErrorNotice lang="en">{text}</ErrorNotice>}
        <Terms>
          En créant votre compte, vous acceptez nos{' '}
          <Link to={paths.cgu} target="_blank">
            conditions générales d’utilisation
          </Link>{' '}
          et notre{' '}
          <Link to={paths.privacyPolicy} target="_blank">
            politique de confidentialité
          </Link>
          .
        </Terms>
      </CloseForm>
    </FormCard>
  )
}
