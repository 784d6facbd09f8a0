import { login } from '@cadence/shared/auth'
import { Link, paths } from '@cadence/shared/router'
import { loginRequestSchema } from '@cadence/shared/schemas'
import { Button } from '@cadence/shared/ui'
import { useEffect } from 'react'
import { EmailField } from '../../form/EmailField.tsx'
import { Form } from '../../form/Form.tsx'
import { PasswordField } from '../../form/PasswordField.tsx'
import { useAuthForm } from '../../form/use-auth-form.ts'
import { forgetInvitation } from '../../invitation.ts'
import { startCooldown } from '../../mail/resend-cooldown.ts'
import { Divider } from '../../screen/Divider.tsx'
import { FormCard } from '../../screen/FormCard.tsx'
import { ForgottenPassword } from './ForgottenPassword.tsx'
import { GoogleSignIn } from './GoogleSignIn.tsx'
import { isUnverified, LoginError, useArrivalError } from './LoginError.tsx'
import { RememberMe } from './RememberMe.tsx'

async function send(values: Parameters<typeof login>[0]) {
  try {
    // The guards then lead to the requested page, or to /dashboard.
    await login(values)
    // They have an account: whoever registers in this browser next was not invited with them.
    forgetInvitation()
  } catch (error) {
    // With this refusal the API sends another verification mail.
    if (isUnverified(error)) startCooldown('verification', values.email, Date.now())
    throw error
  }
}

/** /login (specification, section 2, Login). */
export default function Login() {
  const { form, submit, busy, failure } = useAuthForm(
    loginRequestSchema,
    { email: '', password: '', rememberMe: false },
    send,
  )
  const { errors, submitCount } = form.formState
  const arrivalError = useArrivalError()
  const isTried = busy || submitCount > 0
  const email = form.watch('email')
  // The next thing to do is to type it again.
  const isWrongPassword = failure?.status === 401
  useEffect(() => {
    if (isWrongPassword) form.setFocus('password', { shouldSelect: true })
  }, [isWrongPassword, form])
  return (
    <FormCard
      title="Ravis de vous revoir"
      lead="Votre tableau de bord vous attend, tel que vous l’avez laissé."
      error={failure ? <LoginError failure={failure} email={email} /> : !isTried && arrivalError}
      roomy
      foot={
        <>
          Pas encore de compte ? <Link to={paths.register}>Créer un compte</Link>
        </>
      }
    >
      <Form onSubmit={submit} noValidate aria-busy={busy}>
        <EmailField autoComplete="username" error={errors.email?.message} {...form.register('email')} />
        <ForgottenPassword email={email}>
          <PasswordField
            label="Mot de passe"
            autoComplete="current-password"
            error={errors.password?.message}
            {...form.register('password')}
          />
        </ForgottenPassword>
        <RememberMe {...form.register('rememberMe')} />
        <Button type="submit" variant="primary" block loading={busy}>
          Se Connecter
        </Button>
      </Form>
      <Divider>ou</Divider>
      <GoogleSignIn rememberMe={form.watch('rememberMe') === true} />
    </FormCard>
  )
}
