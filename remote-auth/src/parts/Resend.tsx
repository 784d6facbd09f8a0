import { ApiError, useSubmit } from '@cadence/shared/api'
import { Button, ErrorNotice, Spinner } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Send } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { Mail } from './cooldown/cooldown.ts'
import { useCooldown } from './cooldown/use-cooldown.ts'
import { useKnown } from './use-known.ts'

const Box = styled.div`
  display: grid;
  gap: 0.75rem;
  font-size: var(--text-sm);
  p { color: var(--muted); overflow-wrap: anywhere; }
  /* Takes no room, and is there: screen readers know it before it says something. */
  [role='status']:empty { position: absolute; }
  time { font-variant-numeric: tabular-nums; }
`

/** Props of the button that sends a mail again. */
export interface ResendProps {
  mail: Mail
  email: string
  send: (email: string) => Promise<void>
  /** Said when it is done. It must be true for an address that nobody knows, too. */
  done: string
  /** A mail was sent just before this came in place of the form that did it: the button takes the focus. */
  sent?: boolean
}

/** Sends a mail again, at most once a minute, and says what became of it. */
export function Resend({ mail, email, send, done, sent = false }: ResendProps) {
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
  const known = useKnown()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (sent) button.current?.focus()
  }, [sent])
  // A mail that was sent before this button came counts until the next attempt.
  const isConfirmed = isSent || (sent && !busy && !failure)

  return (
    <Box aria-busy={busy}>
      {failure && (
        <ErrorNotice lang={failure instanceof ApiError ? failure.lang : 'en'}>{failure.message}</ErrorNotice>
      )}
      {/* Never `disabled`: the focus stays where it is while the mail is sent and while it cools down. */}
      <Button
        ref={button}
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
