import { forgotPassword, useAuth } from '@cadence/shared/auth'
import { Link, paths } from '@cadence/shared/router'
import { emailRequestSchema } from '@cadence/shared/schemas'
import { Button, ErrorNotice } from '@cadence/shared/ui'
import { useEffect } from 'react'
import { EmailField } from '../../form/EmailField.tsx'
import { Form } from '../../form/Form.tsx'
import { useAuthForm } from '../../form/use-auth-form.ts'
import { forgetfulEvening } from '../../screen/evenings.ts'
import { FormCard } from '../../screen/FormCard.tsx'

/** Props of the form. */
export interface RequestFormProps {
  /** Initial address. */
  email: string
  /** The form replaces another screen: its field is focused. */
  follows: boolean
  /** Called after success. */
  onSent: (email: string) => void
}

/** The form for the address of the account. */
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
      evening={forgetfulEvening}
      short
      lead="Indiquez votre adresse : nous vous enverrons un lien pour choisir un nouveau mot de passe."
      error={text && <ErrorNotice lang="en">{text}</ErrorNotice>}
      foot={<Link to={paths.login}>Retour à la connexion</Link>}
    >
      <Form onSubmit={submit} noValidate aria-busy={busy}>
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
