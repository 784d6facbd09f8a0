import { ApiError } from '@cadence/shared/api'
import { TextField, useSubmitForm } from '@cadence/shared/forms'
import { useTexts } from '@cadence/shared/i18n'
import { REFERRAL_TEXT_MAX } from '@cadence/shared/schemas'
import { Button, Dialog, DialogActions, DialogForm, toast } from '@cadence/shared/ui'
import { useEffect, useState } from 'react'
import { failureText } from '../../failure-text.ts'
import { type ReferralTexts, referralTexts } from '../../texts/community-hub.ts'
import { enterReferral } from './community-api.ts'

/** The text for a code that the API refused, or for a failed call. */
function problemOf(error: unknown, t: ReferralTexts): string {
  switch (error instanceof ApiError && error.status) {
    case 400:
      return t.own
    case 404:
      return t.unknown
    case 409:
      return t.already
    default:
      return failureText(error, t)
  }
}

interface Props {
  hasEntered: boolean
  onClose: () => void
  /** Called when the API has accepted a code, or has one already: the counts have changed. */
  onEntered: () => void
}

/** A dialog in which a member enters the code of another member, once (decisions, Community Hub). */
export function EnterCode({ hasEntered, onClose, onEntered }: Props) {
  const t = useTexts(referralTexts)
  // Only the value at the opening counts: a later one must not remove the form while the member types.
  const [entered] = useState(hasEntered)
  const [sending, setSending] = useState(false)
  return (
    <Dialog open title={t.enterTitle} onClose={() => sending || onClose()}>
      {entered ? (
        <>
          <p>{t.already}</p>
          <DialogActions>
            <Button onClick={onClose}>{t.close}</Button>
          </DialogActions>
        </>
      ) : (
        <Form onSending={setSending} onClose={onClose} onEntered={onEntered} />
      )}
    </Dialog>
  )
}

interface FormProps extends Omit<Props, 'hasEntered'> {
  onSending: (sending: boolean) => void
}

function Form({ onSending, onClose, onEntered }: FormProps) {
  const t = useTexts(referralTexts)
  const { form, submit, busy } = useSubmitForm({
    reValidateMode: 'onSubmit',
    defaultValues: { code: '' },
    messages: (failure) => ({ code: problemOf(failure, t) }),
    send: async ({ code }) => {
      try {
        await enterReferral(code)
      } catch (error) {
        if (problemOf(error, t) === t.already) onEntered()
        throw error
      }
      onEntered()
      onClose()
      toast({ kind: 'success', text: t.accepted })
    },
  })
  useEffect(() => onSending(busy), [busy, onSending])
  const problem = form.formState.errors.code?.message

  return (
    <DialogForm onSubmit={submit} noValidate>
      <TextField
        label={t.field}
        helper={t.fieldHint}
        error={problem}
        readOnly={busy}
        maxLength={REFERRAL_TEXT_MAX}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.register('code', { validate: (code) => code.trim() !== '' || t.needed })}
      />
      <div role="status" className="visually-hidden">
        {problem}
      </div>
      <DialogActions>
        <Button variant="ghost" disabled={busy} onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" variant="primary" loading={busy}>
          {t.submit}
        </Button>
      </DialogActions>
    </DialogForm>
  )
}
