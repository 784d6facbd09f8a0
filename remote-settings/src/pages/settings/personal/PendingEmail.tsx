import { useTexts } from '@cadence/shared/i18n'
import type { Profile } from '@cadence/shared/schemas'
import { Button, ErrorNotice, toast } from '@cadence/shared/ui'
import { MailCheck } from 'lucide-react'
import { failureText } from '../../../components/failure-text.ts'
import { personalTexts } from '../../../texts/account.ts'
import { cancelEmail, resendEmail } from '../profile-api.ts'
import { Actions, Note } from './note-styles.ts'
import { useSending } from './use-sending.ts'

/** Props of the box. */
export interface EmailWaitsProps {
  /** The address whose link was not followed yet. */
  email: string
  onAnswer: (profile: Profile) => void
  /** The change was taken back: the box goes, and with it the focus. */
  onTakenBack: () => void
}

/** Says that a mail waits at the new address, with the ways to have it again and to leave it. */
export function EmailWaits({ email, onAnswer, onTakenBack }: EmailWaitsProps) {
  const t = useTexts(personalTexts)
  const resending = useSending()
  const cancelling = useSending()
  const failure = resending.failure ?? cancelling.failure

  async function resend() {
    cancelling.forget()
    if (await resending.send(async () => onAnswer(await resendEmail()))) {
      toast({ kind: 'success', text: t.resent })
    }
  }
  async function takeBack() {
    resending.forget()
    const done = await cancelling.send(async () => {
      const profile = await cancelEmail()
      onTakenBack()
      onAnswer(profile)
    })
    if (done) toast({ kind: 'success', text: t.takenBack })
  }

  return (
    <Note>
      <MailCheck size={20} strokeWidth={1.75} aria-hidden="true" />
      <strong>{t.waits({ email })}</strong>
      <p>{t.waitsHint}</p>
      <div>
        {failure && <ErrorNotice>{failureText(failure, t)}</ErrorNotice>}
        <Actions>
          <Button size="sm" loading={resending.busy} disabled={cancelling.busy} onClick={() => void resend()}>
            {t.resend}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            loading={cancelling.busy}
            disabled={resending.busy}
            onClick={() => void takeBack()}
          >
            {t.takeBack}
          </Button>
        </Actions>
      </div>
    </Note>
  )
}
