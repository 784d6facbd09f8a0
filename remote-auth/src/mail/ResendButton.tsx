import { ApiError, useSubmit } from '@cadence/shared/api'
import { Button, type ButtonVariant, ErrorNotice, Spinner } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Send } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useLiveRegion } from '../screen/use-live-region.ts'
import type { Mail } from './resend-cooldown.ts'
import { useCooldown } from './resend-cooldown.ts'

const Box = styled.div`
  display: grid;
  gap: 0.75rem;
  font-size: var(--text-sm);
  p { color: var(--muted); overflow-wrap: anywhere; }
  /* Takes no room while it is empty, but exists: screen readers announce only changes of an existing region. */
  [role='status']:empty { position: absolute; }
  time { font-variant-numeric: tabular-nums; }
`

/** Props of `ResendButton`. */
export interface ResendButtonProps {
  mail: Mail
  variant?: ButtonVariant
  email: string
  send: (email: string) => Promise<void>
  /** Text after success. It must also be true for an address without an account. */
  done: string
  /** A mail was just sent by the form that this button replaces: the button is focused. */
  sent?: boolean
}

/** Sends a mail again, at most once a minute, and announces the result. */
export function ResendButton({
  mail,
  variant = 'secondary',
  email,
  send,
  done,
  sent = false,
}: ResendButtonProps) {
  const { seconds, start } = useCooldown(mail, email)
  const {
    busy,
    done: isSent,
    failure,
    submit,
  } = useSubmit(async () => {
    await send(email)
    start()
  })
  const waitId = useId()
  const known = useLiveRegion()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (sent) button.current?.focus()
  }, [sent])
  // The mail of the form before is confirmed here too, until the next attempt.
  const isConfirmed = isSent || (sent && !busy && !failure)

  return (
    <Box aria-busy={busy}>
      {failure && (
        <ErrorNotice lang={failure instanceof ApiError ? failure.lang : 'en'}>{failure.message}</ErrorNotice>
      )}
      {/* `aria-disabled` and never `disabled`: a disabled button would lose the focus. */}
      <Button
        ref={button}
        variant={variant}
        block
        icon={busy ? <Spinner /> : <Send size={18} strokeWidth={1.75} aria-hidden="true" />}
        aria-disabled={busy || seconds > 0 || undefined}
        aria-describedby={seconds > 0 ? waitId : undefined}
        onClick={() => seconds === 0 && void submit()}
      >
        Renvoyer l'e-mail
      </Button>
      <p role="status">{known && isConfirmed ? done : ''}</p>
      {seconds > 0 && (
        <p id={waitId}>
          Nouvel envoi possible dans <time dateTime={`PT${seconds}S`}>{seconds} s</time>
        </p>
      )}
    </Box>
  )
}
