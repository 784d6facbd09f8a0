import { resetPassword } from '@cadence/shared/auth'
import { Link, paths, useNavigate } from '@cadence/shared/router'
import { resetPasswordRequestSchema } from '@cadence/shared/schemas'
import { Button, toast } from '@cadence/shared/ui'
import { useEffect, useState } from 'react'
import { CloseForm } from '../../form/Form.tsx'
import { NewPasswordField } from '../../form/NewPasswordField.tsx'
import { PasswordField } from '../../form/PasswordField.tsx'
import { resetScale } from '../../form/password-scales.ts'
import { useAuthForm } from '../../form/use-auth-form.ts'
import { lastAddress } from '../../mail/resend-cooldown.ts'
import { forgetfulEvening } from '../../screen/evenings.ts'
import { FormCard } from '../../screen/FormCard.tsx'
import { useIsMounted } from '../../screen/use-is-mounted.ts'

/** The new password, twice. Success and failure show in a toast (specification, section 2, Reset password). */
export function NewPassword({ token }: { token: string }) {
  // Not the signed-in member's address: the link may belong to another account.
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
      evening={forgetfulEvening}
      lead="Choisissez-en un que vous n’utilisez nulle part ailleurs. Vos autres appareils seront déconnectés."
      foot={
        <>
          Lien expiré ? <Link to={paths.forgotPassword}>En demander un autre</Link>
        </>
      }
    >
      <CloseForm onSubmit={submit} noValidate aria-busy={busy}>
        {/* Password managers need the address to save the password. They ignore a `hidden` input. */}
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
        <NewPasswordField
          label="Nouveau mot de passe"
          password={form.watch('password')}
          scale={resetScale}
          error={errors.password?.message}
          {...form.register('password', {
            // The error of a mismatch shows at the other field.
            onBlur: () => touchedFields.confirmPassword && void form.trigger('confirmPassword'),
          })}
        />
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
      </CloseForm>
    </FormCard>
  )
}
