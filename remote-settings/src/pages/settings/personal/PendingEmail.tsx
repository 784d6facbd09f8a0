import { useSubmit } from '@cadence/shared/api'
import { useTexts } from '@cadence/shared/i18n'
import type { Profile } from '@cadence/shared/schemas'
import { Button, ErrorNotice, toast } from '@cadence/shared/ui'
import { MailCheck } from 'lucide-react'
import { failureText } from '../../../failure-text.ts'
import { personalTexts } from '../../../texts/account.ts'
import { cancelEmail, resendEmail } from '../profile-api.ts'
import { Actions, Note } from './note-styles.ts'

/** Props of the box. */
export interface PendingEmailProps {
  /** The new address. Its link was not followed yet. */
  email: string
  onAnswer: (profile: Profile) => void
  /** Called when the change is cancelled. The box is about to leave the page, and the focus with it. */
  onCancelled: () => void
}

/** A new address that is not confirmed yet: its mail can be sent again, and the change can be cancelled. */
export function PendingEmail({ email, onAnswer, onCancelled }: PendingEmailProps) {
  const t = useTexts(personalTexts)
  const resending = useSubmit(async () => {
    onAnswer(await resendEmail())
    toast({ kind: 'success', text: t.resent })
  })
  const cancelling = useSubmit(async () => {
    const profile = await cancelEmail()
    onCancelled()
    onAnswer(profile)
    toast({ kind: 'success', text: t.takenBack })
  })
  const failure = resending.failure ?? cancelling.failure

  // A failure of the one command goes when the other is sent.
  const resend = () => {
    cancelling.reset()
    void resending.submit()
  }
  const cancel = () => {
    resending.reset()
    void cancelling.submit()
  }

  return (
    <Note>
      <MailCheck size={20} strokeWidth={1.75} aria-hidden="true" />
      <strong>{t.waits({ email })}</strong>
      <p>{t.waitsHint}</p>
      <div>
        {failure && <ErrorNotice>{failureText(failure, t)}</ErrorNotice>}
        <Actions>
          <Button size="sm" loading={resending.busy} disabled={cancelling.busy} onClick={resend}>
            {t.resend}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            loading={cancelling.busy}
            disabled={resending.busy}
            onClick={cancel}
          >
            {t.takeBack}
          </Button>
        </Actions>
      </div>
    </Note>
  )
}
