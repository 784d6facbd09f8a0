import { useAuth } from '@cadence/shared/auth'
import { useSubmitForm } from '@cadence/shared/forms'
import { useTexts } from '@cadence/shared/i18n'
import { PASSWORD_MAX } from '@cadence/shared/schemas'
import { Button, ErrorNotice, toast } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { failureText, isRefused } from '../../../components/failure-text.ts'
import { securityTexts } from '../../../texts/account.ts'
import { changePassword } from '../account-api.ts'
import { CodeField } from '../CodeField.tsx'
import { PasswordField } from '../PasswordField.tsx'
import { Criteria, passwordFault } from './PasswordCriteria.tsx'
import type { PasswordState } from './use-password-state.ts'

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.125rem;
  max-width: 30rem;
  justify-items: start;
  & > :not(.visually-hidden) { width: 100%; }
  & > button[type='submit'] { width: auto; }
  @media (max-width: 479px) { & > button[type='submit'] { width: 100%; } }
`

/** The current password, where there is one, and the new one (specification, section 2, Settings). */
export function PasswordForm({ password: { hasPassword, noteSet } }: { password: PasswordState }) {
  const t = useTexts(securityTexts)
  const { user } = useAuth()
  const { form, submit, busy, failure, isFailureAtField } = useSubmitForm({
    reValidateMode: 'onSubmit',
    reusable: true,
    defaultValues: { currentPassword: '', code: '', newPassword: '' },
    messages: (refusal) => ({
      ...(isRefused(refusal, 'currentPassword') && { currentPassword: t.currentWrong }),
      // What else a new password must be is checked here.
      ...(isRefused(refusal, 'newPassword') && { newPassword: t.tooCommon }),
      ...(isRefused(refusal, 'code') && { code: t.codeWrong }),
    }),
    send: async ({ currentPassword, code, newPassword }) => {
      await changePassword({ ...(hasPassword ? { currentPassword } : { code }), newPassword })
      form.reset()
      noteSet()
      toast({ kind: 'success', text: t.updated })
    },
  })
  const { errors } = form.formState
  const faults = { weak: t.tooWeak, long: t.tooLong({ max: PASSWORD_MAX }) }
  return (
    <Form onSubmit={submit} noValidate aria-busy={busy}>
      {/* For password managers, which pass over what is `hidden`: whose password this is. */}
      <input
        className="visually-hidden"
        type="email"
        name="email"
        autoComplete="username"
        value={user?.email ?? ''}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      {failure && !isFailureAtField && <ErrorNotice>{failureText(failure, t)}</ErrorNotice>}
      {hasPassword ? (
        <PasswordField
          label={t.current}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword', {
            required: t.currentMissing,
            onChange: () => form.clearErrors('currentPassword'),
          })}
        />
      ) : (
        <CodeField
          error={errors.code?.message}
          {...form.register('code', { required: t.codeMissing, onChange: () => form.clearErrors('code') })}
        />
      )}
      <PasswordField
        label={t.next}
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...form.register('newPassword', {
          validate: (password) => {
            const fault = passwordFault(password)
            return fault === undefined || faults[fault]
          },
          onChange: () => form.clearErrors('newPassword'),
        })}
      />
      <Criteria password={form.watch('newPassword')} />
      <Button type="submit" variant="primary" loading={busy}>
        {hasPassword ? t.update : t.setFirst}
      </Button>
    </Form>
  )
}
