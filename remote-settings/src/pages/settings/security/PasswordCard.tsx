import type { Loaded } from '@cadence/shared/api'
import { useAuth } from '@cadence/shared/auth'
import { useSubmitForm } from '@cadence/shared/forms'
import { useTexts } from '@cadence/shared/i18n'
import type { Profile } from '@cadence/shared/schemas'
import { PASSWORD_MAX } from '@cadence/shared/schemas'
import { Button, ErrorNotice, toast } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { failureText, isRefused } from '../../../failure-text.ts'
import { SectionSkeleton } from '../../../SectionSkeleton.tsx'
import { securityTexts } from '../../../texts/account.ts'
import { changePassword } from '../account-api.ts'
import { CodeField } from '../CodeField.tsx'
import { NamedPasswordField } from '../NamedPasswordField.tsx'
import { Criteria, passwordFault } from './PasswordCriteria.tsx'
import { SettingCard } from './SettingCard.tsx'

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

/** The password of the account: loading, failed, or the form. */
export function PasswordCard({ profile }: { profile: Loaded<Profile> }) {
  const t = useTexts(securityTexts)
  const { state, data, reload, update } = profile
  // Until it is known, an account counts as having a password.
  const hasPassword = state !== 'ready' || data.hasPassword
  return (
    <SettingCard title={t.password} hint={hasPassword ? t.passwordHint : t.firstPasswordHint}>
      {state === 'loading' && <SectionSkeleton label={t.loading} rows={3} />}
      {state === 'failed' && (
        <ErrorNotice retry={{ label: t.retry, run: reload }}>{t.loadFailed}</ErrorNotice>
      )}
      {state === 'ready' && (
        <PasswordForm
          hasPassword={hasPassword}
          onChanged={() => update((before) => ({ ...before, hasPassword: true }))}
        />
      )}
    </SettingCard>
  )
}

/** The current password or, for an account without one, a code; and the new password (specification, section 2, Settings). */
function PasswordForm({ hasPassword, onChanged }: { hasPassword: boolean; onChanged: () => void }) {
  const t = useTexts(securityTexts)
  const { user } = useAuth()
  const { form, submit, busy, failure, isFailureAtField } = useSubmitForm({
    reValidateMode: 'onSubmit',
    reusable: true,
    defaultValues: { currentPassword: '', code: '', newPassword: '' },
    messages: (refusal) => ({
      ...(isRefused(refusal, 'currentPassword') && { currentPassword: t.currentWrong }),
      // The form has checked all other rules of a password.
      ...(isRefused(refusal, 'newPassword') && { newPassword: t.tooCommon }),
      ...(isRefused(refusal, 'code') && { code: t.codeWrong }),
    }),
    send: async ({ currentPassword, code, newPassword }) => {
      await changePassword({ ...(hasPassword ? { currentPassword } : { code }), newPassword })
      form.reset()
      onChanged()
      toast({ kind: 'success', text: t.updated })
    },
  })
  const { errors } = form.formState
  const faults = { weak: t.tooWeak, long: t.tooLong({ max: PASSWORD_MAX }) }
  return (
    <Form onSubmit={submit} noValidate aria-busy={busy}>
      {/* A password manager finds here whose password this is. It skips fields that are `hidden`. */}
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
        <NamedPasswordField
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
      <NamedPasswordField
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
