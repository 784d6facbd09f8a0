import { ApiError } from '@cadence/shared/api'
import { Button, ErrorNotice, Spinner } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Send } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
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
  const [state, setState] = useState<'idle' | 'busy' | 'done' | { failure: ApiError }>(sent ? 'done' : 'idle')
  const underWay = useRef(false)
  const waitId = useId()
  const known = useKnown()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (sent) button.current?.focus()
  }, [sent])

  async function again() {
    if (underWay.current || seconds > 0) return
    underWay.current = true
    setState('busy')
    try {
      await send(email)
      start()
      setState('done')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState({ failure: error })
    } finally {
      underWay.current = false
    }
  }

  return (
    <Box aria-busy={state === 'busy'}>
      {typeof state === 'object' && (
        <ErrorNotice lang={state.failure.lang}>{state.failure.message}</ErrorNotice>
      )}
      {/* Never `disabled`: the focus stays where it is while the mail is sent and while it cools down. */}
      <Button
        ref={button}
        block
        icon={state === 'busy' ? <Spinner /> : <Send size={18} strokeWidth={1.75} aria-hidden="true" />}
        aria-disabled={state === 'busy' || seconds > 0 || undefined}
        aria-describedby={seconds > 0 ? waitId : undefined}
        onClick={() => void again()}
      >
        Renvoyer l'e-mail
      </Button>
      <p role="status">{known && state === 'done' ? done : ''}</p>
      {seconds > 0 && (
        <p id={waitId}>
          Nouvel envoi possible dans <time dateTime={`PT${seconds}S`}>{seconds} s</time>
        </p>
      )}
    </Box>
  )
}
