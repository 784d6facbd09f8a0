import { resendVerification } from '@cadence/shared/auth'
import { emailRequestSchema } from '@cadence/shared/schemas'
import { Button, ErrorNotice } from '@cadence/shared/ui'
import { Send } from 'lucide-react'
import { useEffect } from 'react'
import { EmailField } from '../../parts/EmailField.tsx'
import { Form } from '../../parts/Form.tsx'
import { useAuthForm } from '../../parts/use-auth-form.ts'

/** Props of the question. */
export interface AskEmailProps {
  /** The address to begin with. */
  email: string
  /** The form comes in place of something else: the focus goes to its field. */
  follows: boolean
  /** The API took it. */
  onSent: (email: string) => void
}

/** Asks for the address to send a mail to: the page was opened in another browser. */
export function AskEmail({ email, follows, onSent }: AskEmailProps) {
  const { form, submit, busy, failure } = useAuthForm(emailRequestSchema, { email }, async (values) => {
    await resendVerification(values.email)
    onSent(values.email)
  })
  useEffect(() => {
    if (follows) form.setFocus('email')
  }, [follows, form])
  return (
    <Form onSubmit={submit} noValidate aria-busy={busy}>
      {failure && <ErrorNotice lang={failure.lang}>{failure.message}</ErrorNotice>}
      <EmailField
        autoComplete="username"
        helper="L’adresse de votre inscription."
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <Button
        type="submit"
        block
        loading={busy}
        icon={<Send size={18} strokeWidth={1.75} aria-hidden="true" />}
      >
        Renvoyer l'e-mail
      </Button>
    </Form>
  )
}
