import { forgotPassword, useAuth } from '@cadence/shared/auth'
import { Link, paths } from '@cadence/shared/router'
import { emailRequestSchema } from '@cadence/shared/schemas'
import { Button, ErrorNotice } from '@cadence/shared/ui'
import { useEffect } from 'react'
import { EmailField } from '../../parts/EmailField.tsx'
import { Form } from '../../parts/Form.tsx'
import { FormCard } from '../../parts/FormCard.tsx'
import { useAuthForm } from '../../parts/use-auth-form.ts'

/** Props of the form. */
export interface RequestFormProps {
  /** The address to begin with. */
  email: string
  /** The form comes in place of something else: the focus goes to its field. */
  follows: boolean
  /** The API took it. */
  onSent: (email: string) => void
}

/** Asks for the address whose password is forgotten. */
export function RequestForm({ email, follows, onSent }: RequestFormProps) {
  const { error } = useAuth()
  const { form, submit, busy, failure } = useAuthForm(emailRequestSchema, { email }, async (values) => {
    await forgotPassword(values.email)
    onSent(values.email)
  })
  useEffect(() => {
    if (follows) form.setFocus('email')
  }, [follows, form])
  const text = failure?.message ?? error
  return (
    <FormCard
      title="Mot de passe oublié ?"
      lead="Indiquez votre adresse : nous vous enverrons un lien pour choisir un nouveau mot de passe."
      foot={<Link to={paths.login}>Retour à la connexion</Link>}
    >
      <Form onSubmit={submit} noValidate aria-busy={busy}>
        {text && <ErrorNotice lang="en">{text}</ErrorNotice>}
        <EmailField
          autoComplete="username"
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <Button type="submit" variant="primary" block loading={busy}>
          Envoyer le lien
        </Button>
      </Form>
    </FormCard>
  )
}
