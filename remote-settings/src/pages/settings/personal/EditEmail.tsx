import { TextField, useSubmitForm } from '@cadence/shared/forms'
import { useTexts } from '@cadence/shared/i18n'
import { EMAIL_MAX, emailSchema, PASSWORD_MAX, type Profile } from '@cadence/shared/schemas'
import { Dialog } from '@cadence/shared/ui'
import { isRefused } from '../../../failure-text.ts'
import { type PersonalTexts, personalTexts, securityTexts } from '../../../texts/account.ts'
import { CodeField } from '../CodeField.tsx'
import { NamedPasswordField } from '../NamedPasswordField.tsx'
import { askEmail } from '../profile-api.ts'
import { EditForm } from './EditForm.tsx'

/** Props of the modal of the e-mail address. */
export interface EditEmailProps {
  /** The present address of the account. */
  email: string
  hasPassword: boolean
  onAsked: (profile: Profile) => void
  onClose: () => void
}

/** The fault of a new address, as far as it is known before it is sent. */
function faultOf(email: string, current: string, t: PersonalTexts): string | undefined {
  const parsed = emailSchema.safeParse(email)
  if (!parsed.success) return t.emailInvalid
  return parsed.data.toLowerCase() === current ? t.emailSame : undefined
}

/** The modal that asks for a new e-mail address (specification, section 2, Settings). */
export function EditEmail({ email: current, hasPassword, onAsked, onClose }: EditEmailProps) {
  const t = useTexts(personalTexts)
  const security = useTexts(securityTexts)
  const { form, ...submission } = useSubmitForm({
    reValidateMode: 'onSubmit',
    defaultValues: { email: current, password: '', code: '' },
    messages: (refusal) => ({
      ...(isRefused(refusal, 'email') && { email: t.emailInvalid }),
      ...(isRefused(refusal, 'password') && { password: t.passwordWrong }),
      ...(isRefused(refusal, 'code') && { code: security.codeWrong }),
    }),
    send: async ({ email, password, code }) => {
      onAsked(await askEmail({ email: email.trim(), ...(hasPassword ? { password } : { code }) }))
      onClose()
    },
  })
  const { busy } = submission
  const { errors } = form.formState

  return (
    <Dialog open title={t.editField({ field: t.email })} onClose={() => busy || onClose()}>
      <EditForm submission={submission} onCancel={onClose}>
        <TextField
          label={t.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={busy}
          maxLength={EMAIL_MAX}
          error={errors.email?.message}
          helper={t.emailHint}
          {...form.register('email', { validate: (email) => faultOf(email, current, t) })}
        />
        {hasPassword ? (
          <NamedPasswordField
            label={t.password}
            autoComplete="current-password"
            readOnly={busy}
            maxLength={PASSWORD_MAX}
            error={errors.password?.message}
            {...form.register('password', { required: t.passwordNeeded })}
          />
        ) : (
          <CodeField
            readOnly={busy}
            error={errors.code?.message}
            {...form.register('code', { required: security.codeMissing })}
          />
        )}
      </EditForm>
    </Dialog>
  )
}
