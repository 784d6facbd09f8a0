import { resendVerification } from '@cadence/shared/auth'
import { emailRequestSchema } from '@cadence/shared/schemas'
import { Button, ErrorNotice } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Send } from 'lucide-react'
import { useEffect } from 'react'
import { EmailField } from '../../form/EmailField.tsx'
import { Form } from '../../form/Form.tsx'
import { useAuthForm } from '../../form/use-auth-form.ts'

/** The hint below the field always takes the room of an error: the button keeps its distance from it. */
const AskForm = styled(Form)`
  gap: 1.75rem;
`

/** Props of `AskEmail`. */
export interface AskEmailProps {
  /** Initial address. */
  email: string
  /** The form replaces another screen: its field is focused. */
  follows: boolean
  /** Called after success. */
  onSent: (email: string) => void
}

/** Asks for the address of the verification mail, which another browser does not know. */
export function AskEmail({ email, follows, onSent }: AskEmailProps) {
  const { form, submit, busy, failure } = useAuthForm(emailRequestSchema, { email }, async (values) => {
    await resendVerification(values.email)
    onSent(values.email)
  })
  useEffect(() => {
    if (follows) form.setFocus('email')
  }, [follows, form])
  return (
    <AskForm onSubmit={submit} noValidate aria-busy={busy}>
      <EmailField
        autoComplete="username"
        helper="L’adresse de votre inscription."
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <Button
        type="submit"
        variant="primary"
        block
        loading={busy}
        icon={<Send size={18} strokeWidth={1.75} aria-hidden="true" />}
      >
        Renvoyer l'e-mail
      </Button>
      {failure && <ErrorNotice lang={failure.lang}>{failure.message}</ErrorNotice>}
    </AskForm>
  )
}
