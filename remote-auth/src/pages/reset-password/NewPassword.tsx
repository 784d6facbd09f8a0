import { resetPassword } from '@cadence/shared/auth'
import { Link, paths, useNavigate } from '@cadence/shared/router'
import { resetPasswordRequestSchema } from '@cadence/shared/schemas'
import { Button, toast } from '@cadence/shared/ui'
import { useEffect, useState } from 'react'
import { lastAddress } from '../../parts/cooldown/cooldown.ts'
import { Form } from '../../parts/Form.tsx'
import { FormCard } from '../../parts/FormCard.tsx'
import { PasswordField } from '../../parts/PasswordField.tsx'
import { PasswordStrength } from '../../parts/PasswordStrength.tsx'
import { useAuthForm } from '../../parts/use-auth-form.ts'
import { useIsMounted } from '../../parts/use-is-mounted.ts'
import { resetScale } from './criteria.ts'

/** The new password, twice. Success and failure are said in a toast (specification, section 2, Reset password). */
export function NewPassword({ token }: { token: string }) {
  // The link may be another member's than the one who is signed in here.
  const [email] = useState(() => lastAddress('reset'))
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const { form, submit, busy, failure } = useAuthForm(
    resetPasswordRequestSchema,
    { token, password: '', confirmPassword: '' },
    async (values) => {
      await resetPassword(values)
      if (!isMounted()) return
      toast({ kind: 'success', text: 'Password has been reset successfully.', lang: 'en' })
      await navigate(paths.login, { replace: true })
    },
  )
  useEffect(() => {
    if (failure) toast({ kind: 'error', text: failure.message, lang: failure.lang })
  }, [failure])
  const { errors, touchedFields } = form.formState
  return (
    <FormCard
      title="Nouveau mot de passe"
      lead="Choisissez-en un que vous n’utilisez nulle part ailleurs. Vos autres appareils seront déconnectés."
      foot={
        <>
          Lien expiré ? <Link to={paths.forgotPassword}>En demander un autre</Link>
        </>
      }
    >
      <Form onSubmit={submit} noValidate aria-busy={busy}>
        {/* For password managers, which pass over what is `hidden`: whose password this is, where that is known. */}
        {email && (
          <input
            className="visually-hidden"
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
          />
        )}
        <PasswordField
          label="Nouveau mot de passe"
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password', {
            // What no longer matches is said beneath the other field.
            onBlur: () => touchedFields.confirmPassword && void form.trigger('confirmPassword'),
          })}
        />
        <PasswordStrength password={form.watch('password')} scale={resetScale} />
        <PasswordField
          label="Confirmer le mot de passe"
          what="la confirmation"
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...form.register('confirmPassword')}
        />
        <Button type="submit" variant="primary" block loading={busy}>
          Enregistrer le mot de passe
        </Button>
      </Form>
    </FormCard>
  )
}
