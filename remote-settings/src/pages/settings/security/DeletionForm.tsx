import { TextField } from '@cadence/shared/forms'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { deletionWords } from '@cadence/shared/schemas'
import { Button, DialogActions, ErrorNotice } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { PasswordField } from '../../../parts/PasswordField.tsx'
import { securityTexts } from '../../../texts/security.ts'
import { useDeletion } from './use-deletion.ts'

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  line-height: 1.5;
  ul { display: grid; gap: 0.25rem; margin: 0.5rem 0 0; padding-inline-start: 1.25rem; list-style: disc; color: var(--muted); }
`

const Advice = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
`

interface Props {
  hasPassword: boolean
  onClose: () => void
  onBusy: (busy: boolean) => void
}

/** What is lost, the password, and the word to type. */
export function DeletionForm({ hasPassword, onClose, onBusy }: Props) {
  const t = useTexts(securityTexts)
  const word = deletionWords[useLanguageTag('fr')]
  const { errors, busy, submit, password, confirmation } = useDeletion({ hasPassword, word, onBusy })
  return (
    <Form onSubmit={submit} noValidate aria-busy={busy}>
      <div>
        <p>{t.deleteLead}</p>
        <ul>
          <li>{t.deleteLossDashboards}</li>
          <li>{t.deleteLossRecords}</li>
          <li>{t.deleteLossAccount}</li>
          <li>{t.deleteLossSessions}</li>
        </ul>
      </div>
      <Advice>{t.deleteAdvice}</Advice>
      {errors.form && <ErrorNotice>{errors.form}</ErrorNotice>}
      {hasPassword && (
        <PasswordField
          label={t.deletePassword}
          name="password"
          autoComplete="current-password"
          error={errors.password}
          {...password}
        />
      )}
      <TextField
        label={t.deleteWord({ word })}
        name="confirmation"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.confirmation}
        {...confirmation}
      />
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {t.cancel}
        </Button>
        <Button type="submit" variant="danger" loading={busy}>
          {t.deleteConfirm}
        </Button>
      </DialogActions>
    </Form>
  )
}
