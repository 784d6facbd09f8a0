import { ApiError } from '@cadence/shared/api'
import { addressToken, forgetAddressToken } from '@cadence/shared/auth'
import { useTexts } from '@cadence/shared/i18n'
import { paths } from '@cadence/shared/router'
import { Button, ErrorNotice } from '@cadence/shared/ui'
import { CircleCheck, MailQuestionMark } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '../../../components/failure-text.ts'
import { RetryButton } from '../../../components/RetryButton.tsx'
import { type PersonalTexts, personalTexts } from '../../../texts/account.ts'
import { confirmEmail } from '../profile-api.ts'
import { Actions, Note } from './note-styles.ts'

/** What became of the confirmation; null while nobody has pressed the button. */
type Outcome = { state: 'working' } | { state: 'done'; email: string } | { state: 'failed'; error: ApiError }

/** Whether the API speaks of the link itself: trying it again would change nothing. */
const isRefusal = ({ status }: ApiError) => status === 400 || status === 409

function refusalText({ status }: ApiError, t: PersonalTexts): string | undefined {
  if (status === 400) return t.linkFailed
  return status === 409 ? t.linkTaken : undefined
}

/** Props of the box. */
export interface EmailLinkProps {
  /** What waits by the API: null when nothing does, undefined while that is not known. */
  email: string | null | undefined
  /** Called when the link was used, whatever came of it. */
  onUsed: () => void
}

/**
 * Where the link of the mail to a new address led to this section: asks, with the address in sight, and uses the link.
 * Not by itself, because the address may be one that somebody else asked for from this account.
 */
export function EmailLink({ email, onUsed }: EmailLinkProps) {
  const t = useTexts(personalTexts)
  const [token] = useState(() => addressToken(paths.settings))
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const done = useRef<HTMLDivElement>(null)

  // Nothing waits for it any more, or never did.
  useEffect(() => {
    if (email === null) forgetAddressToken(paths.settings)
  }, [email])
  // The button that was pressed is gone.
  useEffect(() => {
    if (outcome?.state === 'done') done.current?.focus()
  }, [outcome])

  if (token === null) return null
  async function confirm(used: string) {
    setOutcome({ state: 'working' })
    try {
      const { email } = await confirmEmail(used)
      forgetAddressToken(paths.settings)
      setOutcome({ state: 'done', email })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Whatever else failed, the link is still good, after a reload, too.
      if (isRefusal(error)) forgetAddressToken(paths.settings)
      setOutcome({ state: 'failed', error })
    }
    onUsed()
  }

  if (outcome?.state === 'failed') {
    const refusal = refusalText(outcome.error, t)
    return (
      <ErrorNotice>
        {refusal ?? failureText(outcome.error, t)}
        {refusal === undefined && (
          <Actions>
            <RetryButton size="sm" onClick={() => void confirm(token)}>
              {t.retry}
            </RetryButton>
          </Actions>
        )}
      </ErrorNotice>
    )
  }
  if (outcome?.state === 'done') {
    return (
      <Note role="status" tabIndex={-1} ref={done}>
        <CircleCheck size={20} strokeWidth={1.75} aria-hidden="true" />
        <p>{t.confirmed({ email: outcome.email })}</p>
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
        <Button size="sm" loading={outcome?.state === 'working'} onClick={() => void confirm(token)}>
          {t.confirm}
        </Button>
      </Actions>
    </Note>
  )
}
