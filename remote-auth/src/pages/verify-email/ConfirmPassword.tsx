import { ApiError } from '@cadence/shared/api'
import { dismissError, verifyEmail } from '@cadence/shared/auth'
import { PasswordField, useSubmitForm } from '@cadence/shared/forms'
import { Link, paths, useNavigate } from '@cadence/shared/router'
import { PASSWORD_MAX, z } from '@cadence/shared/schemas'
import { Button, ErrorNotice } from '@cadence/shared/ui'
import { useEffect } from 'react'
import { Form } from '../../form/Form.tsx'
import { FormCard, Stack } from '../../screen/FormCard.tsx'
import { useIsMounted } from '../../screen/use-is-mounted.ts'

const WRONG = 'Ce n’est pas le mot de passe de votre inscription.'

const schema = z.object({
  password: z
    .string()
    .check(z.minLength(1, 'Saisissez votre mot de passe.'), z.maxLength(PASSWORD_MAX, WRONG)),
})

/** Props of `ConfirmPassword`. */
export interface ConfirmPasswordProps {
  token: string
  /** Called when the link no longer works, or the server fails. */
  onFailure: (failure: ApiError) => void
}

/** In another browser than that of the registration, the link works only with the password of the account. */
export function ConfirmPassword({ token, onFailure }: ConfirmPasswordProps) {
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const { form, submit, busy, failure, isFailureAtField } = useSubmitForm({
    schema,
    defaultValues: { password: '' },
    send: async ({ password }) => {
      try {
        await verifyEmail(token, password)
      } catch (error) {
        const mayTryAgain = error instanceof ApiError && [403, 429].includes(error.status ?? 0)
        if (!(error instanceof ApiError) || mayTryAgain) throw error
        return onFailure(error)
      }
      if (isMounted()) await navigate(paths.dashboard, { replace: true })
    },
    messages: (failure) => (failure instanceof ApiError && failure.status === 403 ? { password: WRONG } : {}),
  })
  useEffect(() => dismissError, [])
  useEffect(() => form.setFocus('password'), [form])
  return (
    <FormCard
      title="Confirmez que c’est bien vous"
      lead="Ce lien s’ouvre dans un autre navigateur que celui de votre inscription. Saisissez le mot de passe que vous avez choisi."
      foot={<Link to={paths.forgotPassword}>Mot de passe oublié ?</Link>}
    >
      <Stack>
        <Form onSubmit={submit} noValidate aria-busy={busy}>
          {failure instanceof ApiError && !isFailureAtField && (
            <ErrorNotice lang={failure.lang}>{failure.message}</ErrorNotice>
          )}
          <PasswordField
            label="Mot de passe"
            autoComplete="current-password"
            showLabel="Afficher le mot de passe"
            hideLabel="Masquer le mot de passe"
            error={form.formState.errors.password?.message}
            {...form.register('password')}
          />
          <Button type="submit" variant="primary" block loading={busy}>
            Activer mon compte
          </Button>
        </Form>
        <p>Vous ne vous êtes pas inscrit ? Fermez cette page : rien ne sera activé.</p>
      </Stack>
    </FormCard>
  )
}
