import { ApiError } from '@cadence/shared/api'
import { addressToken, forgetAddressToken } from '@cadence/shared/auth'
import { useTexts } from '@cadence/shared/i18n'
import { paths } from '@cadence/shared/router'
import { Button, ErrorNotice, Spinner } from '@cadence/shared/ui'
import { CircleCheck } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type PersonalTexts, personalTexts } from '../../../texts/personal.ts'
import { confirmEmail } from './api/confirm-email.ts'
import { failureText } from './failure.ts'
import { Actions, Note } from './Note.tsx'

/** Where the link of a mail stands; null when no link led here. */
type Outcome = { state: 'working' } | { state: 'done'; email: string } | { state: 'failed'; error: ApiError }

/** What the API says about the link itself: trying it again would change nothing. */
function refusalText({ status }: ApiError, t: PersonalTexts): string | undefined {
  if (status === 400) return t.linkFailed
  return status === 409 ? t.linkTaken : undefined
}

/** Uses the link of the mail to a new address, once, where it led to this section. `onUsed` is called when it ended. */
export function EmailLink({ onUsed }: { onUsed: () => void }) {
  const t = useTexts(personalTexts)
  const [token] = useState(() => addressToken(paths.settings))
  const [outcome, setOutcome] = useState<Outcome | null>(token === null ? null : { state: 'working' })
  const used = useRef(false)
  const told = useRef(onUsed)
  told.current = onUsed

  const confirm = useCallback(async () => {
    if (token === null) return
    setOutcome({ state: 'working' })
    try {
      const { email } = await confirmEmail(token)
      setOutcome({ state: 'done', email })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setOutcome({ state: 'failed', error })
    }
    told.current()
  }, [token])

  useEffect(() => {
    // A token works once: an effect that runs again must not use it again.
    if (used.current) return
    used.current = true
    forgetAddressToken()
    void confirm()
  }, [confirm])

  if (outcome === null) return null
  if (outcome.state === 'failed') {
    const refusal = refusalText(outcome.error, t)
    return (
      <ErrorNotice>
        {refusal ?? failureText(outcome.error, t)}
        {refusal === undefined && (
          <Actions>
            <Button size="sm" onClick={() => void confirm()}>
              {t.retry}
            </Button>
          </Actions>
        )}
      </ErrorNotice>
    )
  }
  return (
    <Note role="status">
      {outcome.state === 'working' ? (
        <>
          <Spinner />
          <p>{t.confirming}</p>
        </>
      ) : (
        <>
          <CircleCheck size={20} strokeWidth={1.75} aria-hidden="true" />
          <p>{t.confirmed({ email: outcome.email })}</p>
        </>
      )}
    </Note>
  )
}
