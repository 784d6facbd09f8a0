import { ApiError, useSubmit } from '@cadence/shared/api'
import { addressToken, forgetAddressToken } from '@cadence/shared/auth'
import { useTexts } from '@cadence/shared/i18n'
import { paths } from '@cadence/shared/router'
import { Button, ErrorNotice } from '@cadence/shared/ui'
import { CircleCheck, MailQuestionMark } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '../../../failure-text.ts'
import { type PersonalTexts, personalTexts } from '../../../texts/account.ts'
import { confirmEmail } from '../profile-api.ts'
import { Actions, Note } from './note-styles.ts'

/** Why the API refuses the link itself, so that trying it again would change nothing; undefined for another failure. */
function refusalText(failure: Error, t: PersonalTexts): string | undefined {
  const status = failure instanceof ApiError ? failure.status : undefined
  if (status === 400) return t.linkFailed
  return status === 409 ? t.linkTaken : undefined
}

/** Props of the box. */
export interface EmailLinkProps {
  /** The new address that the API has not confirmed yet: null for none, undefined while that is not known. */
  email: string | null | undefined
  /** Called when the link was used, also when the API refused it. */
  onUsed: () => void
}

/**
 * For a member who has followed the link of the mail to a new address: shows the address, and uses the link at the press
 * of a button. It never uses the link by itself, because another person may have asked for that address from this account.
 */
export function EmailLink({ email, onUsed }: EmailLinkProps) {
  const t = useTexts(personalTexts)
  const [token] = useState(() => addressToken(paths.settings))
  const [confirmed, setConfirmed] = useState<string | null>(null)
  const confirmation = useRef<HTMLDivElement>(null)

  // No change waits for the link any longer.
  useEffect(() => {
    if (email === null) forgetAddressToken(paths.settings)
  }, [email])
  // The button that had the focus is gone.
  useEffect(() => {
    if (confirmed !== null) confirmation.current?.focus()
  }, [confirmed])

  const { busy, failure, submit } = useSubmit(
    async (used: string) => {
      const user = await confirmEmail(used)
      forgetAddressToken(paths.settings)
      setConfirmed(user.email)
      onUsed()
    },
    {
      onFailure: (error) => {
        // After any other failure the link still works, also after a reload.
        if (refusalText(error, t) !== undefined) forgetAddressToken(paths.settings)
        onUsed()
      },
    },
  )

  if (token === null) return null
  if (failure) {
    const refusal = refusalText(failure, t)
    return (
      <ErrorNotice
        retry={refusal === undefined ? { label: t.retry, run: () => void submit(token) } : undefined}
      >
        {refusal ?? failureText(failure, t)}
      </ErrorNotice>
    )
  }
  if (confirmed !== null) {
    return (
      <Note role="status" tabIndex={-1} ref={confirmation}>
        <CircleCheck size={20} strokeWidth={1.75} aria-hidden="true" />
        <p>{t.confirmed({ email: confirmed })}</p>
      </Note>
    )
  }
  if (email === undefined) return null
  if (email === null) return <ErrorNotice>{t.linkFailed}</ErrorNotice>
  return (
    <Note role="group" aria-label={t.confirm}>
      <MailQuestionMark size={20} strokeWidth={1.75} aria-hidden="true" />
      <strong>{t.confirmQuestion({ email })}</strong>
      <p>{t.confirmHint}</p>
      <Actions>
        <Button size="sm" loading={busy} onClick={() => void submit(token)}>
          {t.confirm}
        </Button>
      </Actions>
    </Note>
  )
}
