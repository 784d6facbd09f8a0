import { authState, forgetMember, logout } from '@cadence/shared/auth'
import { TextField, useSubmitForm } from '@cadence/shared/forms'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { paths, useNavigate } from '@cadence/shared/router'
import { deletionWords, isDeletionWord } from '@cadence/shared/schemas'
import { Button, DialogActions, DialogForm, ErrorNotice, toast } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useEffect } from 'react'
import { failureText, isRefused } from '../../../failure-text.ts'
import { securityTexts } from '../../../texts/account.ts'
import { deleteAccount } from '../account-api.ts'
import { CodeField } from '../CodeField.tsx'
import { NamedPasswordField } from '../NamedPasswordField.tsx'

/** What follows a deletion: opens the home page, removes the member's data from this browser, and shows a toast. */
function useSignedOutHome(): (userId: string | undefined) => Promise<void> {
  const t = useTexts(securityTexts)
  const navigate = useNavigate()
  return async (userId) => {
    try {
      // First the home page: a page for members would redirect a visitor without a session to the sign-in screen.
      await navigate(paths.home, { replace: true })
    } finally {
      void logout()
      if (userId !== undefined) forgetMember(userId)
      toast({ kind: 'success', text: t.farewell })
    }
  }
}

const Form = styled(DialogForm)`
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

/** The form of the deletion: the losses, the password or a code, and the word that confirms it. */
export function DeletionForm({ hasPassword, onClose, onBusy }: Props) {
  const t = useTexts(securityTexts)
  const word = deletionWords[useLanguageTag('fr')]
  const openHome = useSignedOutHome()
  const { form, submit, busy, failure, isFailureAtField } = useSubmitForm({
    reValidateMode: 'onSubmit',
    defaultValues: { password: '', code: '', confirmation: '' },
    messages: (refusal) => ({
      ...(isRefused(refusal, 'password') && { password: t.currentWrong }),
      ...(isRefused(refusal, 'code') && { code: t.codeWrong }),
    }),
    send: async ({ password, code, confirmation }) => {
      const userId = authState.user?._id
      await deleteAccount({ ...(hasPassword ? { password } : { code }), confirmation })
      await openHome(userId)
    },
  })
  const { errors } = form.formState
  useEffect(() => onBusy(busy), [busy, onBusy])
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
      {failure && !isFailureAtField && <ErrorNotice>{failureText(failure, t)}</ErrorNotice>}
      {hasPassword ? (
        <NamedPasswordField
          label={t.deletePassword}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password', { required: t.deletePasswordMissing })}
        />
      ) : (
        <CodeField error={errors.code?.message} {...form.register('code', { required: t.codeMissing })} />
      )}
      <TextField
        label={t.deleteWord({ word })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.confirmation?.message}
        {...form.register('confirmation', {
          validate: (typed) => isDeletionWord(typed) || t.deleteWordMissing({ word }),
        })}
      />
      <DialogActions>
        <Button variant="ghost" onClick={onClose} disabled={busy}>
          {t.cancel}
        </Button>
        <Button type="submit" variant="danger" loading={busy}>
          {t.deleteConfirm}
        </Button>
      </DialogActions>
    </Form>
  )
}
