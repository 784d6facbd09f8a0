import { login } from '@cadence/shared/auth'
import { Link, paths } from '@cadence/shared/router'
import { loginRequestSchema } from '@cadence/shared/schemas'
import { Button } from '@cadence/shared/ui'
import { startCooldown } from '../../parts/cooldown/cooldown.ts'
import { EmailField } from '../../parts/EmailField.tsx'
import { Form } from '../../parts/Form.tsx'
import { FormCard } from '../../parts/FormCard.tsx'
import { PasswordField } from '../../parts/PasswordField.tsx'
import { useAuthForm } from '../../parts/use-auth-form.ts'
import { GoogleSignIn } from './GoogleSignIn.tsx'
import { LoginError } from './LoginError.tsx'
import { RememberMe } from './RememberMe.tsx'
import { isUnverified } from './unverified.ts'

async function send(values: Parameters<typeof login>[0]) {
  try {
    // The guards then lead to the page that was asked for, or to /dashboard.
    await login(values)
  } catch (error) {
    // With this refusal the API sends a further verification mail by itself.
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
