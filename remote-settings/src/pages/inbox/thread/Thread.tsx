import { ApiError, useLoad, useSubmit } from '@cadence/shared/api'
import { useTexts } from '@cadence/shared/i18n'
import { Link } from '@cadence/shared/router'
import type { InboxThread, ThreadStatus } from '@cadence/shared/schemas/inbox'
import { Button, Card, ErrorNotice, toast } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '../../../failure-text.ts'
import { SectionSkeleton } from '../../../SectionSkeleton.tsx'
import { threadTexts } from '../../../texts/inbox.ts'
import { getThread, setStatus } from '../inbox-api.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import { Compose, forgetEntryDrafts } from './Compose.tsx'
import { Entries, Message } from './Entries.tsx'
import { EraseDialog } from './EraseDialog.tsx'

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  padding: clamp(1.125rem, 4vw, 1.75rem);
`

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  justify-self: start;
  min-height: 2.75rem;
  color: var(--muted);
  font-size: var(--text-sm);
  font-weight: 600;
  text-decoration: none;
  &:hover { color: var(--text); }
  @media (min-width: 1024px) { display: none; }
`

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  padding-bottom: 1.25rem;
  border-bottom: 1px solid var(--hairline);
  overflow-wrap: anywhere;
  h2 { font-size: var(--text-xl); }
  h2:focus { outline: none; }
  p { color: var(--muted); font-size: var(--text-sm); line-height: 1.5; }
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  button:last-of-type { margin-inline-start: auto; }
`

interface Props {
  id: string
  /** The list without an open thread. */
  backTo: { pathname: string; search: string }
  /** The heading takes the focus when the thread is here. */
  takesFocus: boolean
  /** Called when the list is no longer as it was. */
  onChange: () => void
  onErased: () => void
}

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined)

/** While the mail of an answer waits, its thread is loaded again after this time, in milliseconds. */
const RELOAD_WAITING_MS = 5_000

/** The open thread, or why it does not show. */
export function Thread({ id, backTo, takesFocus, onChange, onErased }: Props) {
  const t = useTexts(threadTexts)
  const { state, data, error, reload, replace } = useLoad(() => getThread(id), {
    reloadOn: ['visible', 'online'],
    onFailure: (failure) => console.warn('The thread could not be loaded', failure),
  })
  // Not after a failure: the thread is loaded again when the network is back.
  const isWaiting = state === 'ready' && data?.entries.some(({ delivery }) => delivery === 'waiting')
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(reload, RELOAD_WAITING_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, reload])
  const isGone = state === 'failed' && statusOf(error) === 404
  return (
    <Box>
      <Back to={backTo} preventScrollReset>
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        {t.back}
      </Back>
      {isGone && <p role="status">{t.gone}</p>}
      {state === 'failed' && !isGone && (
        <ErrorNotice retry={{ label: t.retry, run: reload }}>{t.notLoaded}</ErrorNotice>
      )}
      {!data && state === 'loading' && <SectionSkeleton label={t.loading} rows={3} />}
      {data && !isGone && (
        <ShownThread
          thread={data}
          takesFocus={takesFocus}
          onStored={(thread) => {
            replace(thread)
            onChange()
          }}
          onStale={reload}
          onErased={onErased}
        />
      )}
    </Box>
  )
}

interface ShownProps extends Pick<Props, 'takesFocus' | 'onErased'> {
  thread: InboxThread
  /** Called with the thread as the API has it after a command. */
  onStored: (thread: InboxThread) => void
  /** Called when somebody else has changed the thread. */
  onStale: () => void
}

function ShownThread({ thread, takesFocus, onStored, onStale, onErased }: ShownProps) {
  const t = useTexts(threadTexts)
  const [isErasing, setErasing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const mayFocus = useRef(takesFocus)
  useEffect(() => {
    if (mayFocus.current) heading.current?.focus()
  }, [])
  const { busy, submit: change } = useSubmit(
    async (status: ThreadStatus) => {
      const changed = await setStatus(thread, status)
      onStored(changed)
      toast({ kind: 'success', text: t.statusChanged({ status: t[changed.status] }) })
    },
    {
      onFailure: (failure) => {
        const isStale = statusOf(failure) === 409
        if (isStale) onStale()
        toast(
          isStale
            ? { kind: 'info', text: t.statusConflict }
            : { kind: 'error', text: failureText(failure, t) },
        )
      },
    },
  )
  const isClosed = thread.status === 'closed'
  return (
    <>
      <Head>
        <Row>
          <StatusBadge status={thread.status} />
        </Row>
        <h2 ref={heading} tabIndex={-1}>
          {thread.subject ?? thread.name}
        </h2>
        <p>
          {thread.subject && <>{thread.name} · </>}
          {thread.email}
          {thread.isMember && <> · {t.member}</>}
          <br />
          {t.reference({ reference: thread.reference })}
        </p>
        <Row>
          <Button size="sm" loading={busy} onClick={() => void change(isClosed ? 'new' : 'closed')}>
            {isClosed ? t.reopen : t.close}
          </Button>
          <Button size="sm" variant="danger" aria-haspopup="dialog" onClick={() => setErasing(true)}>
            {t.erase}
          </Button>
        </Row>
      </Head>
      <Message thread={thread} />
      <Entries entries={thread.entries} />
      <Compose thread={thread} onStored={onStored} onStale={onStale} />
      {isErasing && (
        <EraseDialog
          email={thread.email}
          onClose={() => setErasing(false)}
          onErased={() => {
            forgetEntryDrafts(thread.id)
            onErased()
          }}
        />
      )}
    </>
  )
}
