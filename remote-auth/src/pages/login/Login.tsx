import { login } from '@cadence/shared/auth'
import { Link, paths } from '@cadence/shared/router'
import { loginRequestSchema } from '@cadence/shared/schemas'
import { Button } from '@cadence/shared/ui'
import { EmailField } from '../../form/EmailField.tsx'
import { Form } from '../../form/Form.tsx'
import { PasswordField } from '../../form/PasswordField.tsx'
import { useAuthForm } from '../../form/use-auth-form.ts'
import { forgetInvitation } from '../../invitation.ts'
import { startCooldown } from '../../mail/resend-cooldown.ts'
import { FormCard } from '../../screen/FormCard.tsx'
import { GoogleSignIn } from './GoogleSignIn.tsx'
import { isUnverified, LoginError } from './LoginError.tsx'
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
  const email = form.watch('email')
  return (
    <FormCard
      title="Ravis de vous revoir"
      lead="Votre tableau de bord vous attend, tel que vous l’avez laissé."
      foot={
        <>
          Pas encore de compte ? <Link to={paths.register}>Créer un compte</Link>
        </>
      }
    >
      <Form onSubmit={submit} noValidate aria-busy={busy}>
        <LoginError failure={failure} email={email} tried={busy || submitCount > 0} />
        <EmailField autoComplete="username" error={errors.email?.message} {...form.register('email')} />
        <PasswordField
          label="Mot de passe"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <RememberMe email={email} {...form.register('rememberMe')} />
        <Button type="submit" variant="primary" block loading={busy}>
          Se Connecter
        </Button>
      </Form>
      <GoogleSignIn rememberMe={form.watch('rememberMe') === true} />
    </FormCard>
  )
}
