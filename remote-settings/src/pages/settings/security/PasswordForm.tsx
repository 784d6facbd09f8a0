import { useAuth } from '@cadence/shared/auth'
import { useTexts } from '@cadence/shared/i18n'
import { Button, ErrorNotice } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { PasswordField } from '../../../parts/PasswordField.tsx'
import { securityTexts } from '../../../texts/security.ts'
import { Criteria } from './Criteria.tsx'
import { usePasswordForm } from './use-password-form.ts'
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
export function PasswordForm({ password }: { password: PasswordState }) {
  const t = useTexts(securityTexts)
  const { user } = useAuth()
  const { errors, busy, submit, current, next } = usePasswordForm(password)
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
      {errors.form && <ErrorNotice>{errors.form}</ErrorNotice>}
      {password.hasPassword && (
        <PasswordField
          label={t.current}
          name="currentPassword"
          autoComplete="current-password"
          error={errors.current}
          {...current}
        />
      )}
      <PasswordField
        label={t.next}
        name="newPassword"
        autoComplete="new-password"
        error={errors.next}
        {...next}
      />
      <Criteria password={next.value} />
      <Button type="submit" variant="primary" loading={busy}>
        {password.hasPassword ? t.update : t.setFirst}
      </Button>
    </Form>
  )
}
