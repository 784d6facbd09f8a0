import type { Submission } from '@cadence/shared/forms'
import { useTexts } from '@cadence/shared/i18n'
import { Button, DialogActions, DialogForm, ErrorNotice } from '@cadence/shared/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { failureText } from '../../../failure-text.ts'
import { personalTexts } from '../../../texts/account.ts'

/** Props of the form. */
export interface EditFormProps {
  submission: Submission
  onCancel: () => void
  children: ReactNode
}

/** The form in the modal of a field. The values stay in it after every failure (specification, section 2, Settings). */
export function EditForm({ submission, onCancel, children }: EditFormProps) {
  const { submit, busy, failure, isFailureAtField } = submission
  const t = useTexts(personalTexts)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // After a failure that belongs to no field, the first field gets the focus. An invalid field already has it.
    if (failure && !isFailureAtField) form.current?.querySelector('input')?.focus()
  }, [failure, isFailureAtField])
  return (
    <DialogForm ref={form} noValidate aria-busy={busy} onSubmit={submit}>
      {failure && !isFailureAtField && <ErrorNotice>{failureText(failure, t)}</ErrorNotice>}
      {children}
      <DialogActions>
        <Button variant="ghost" disabled={busy} onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button type="submit" variant="primary" loading={busy}>
          {t.save}
        </Button>
      </DialogActions>
    </DialogForm>
  )
}
