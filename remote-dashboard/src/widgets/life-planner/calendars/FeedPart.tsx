import { useLoad, useSubmit } from '@cadence/shared/api'
import { useTexts } from '@cadence/shared/i18n'
import { Button, copyText, ErrorNotice, IconButton, Spinner, toast } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Copy } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { commandFailure } from '../../../subscriptions/subscription-commands.ts'
import { readFeed, removeFeed, rotateFeed } from '../../../subscriptions/subscriptions-api.ts'
import { subscriptionTexts } from '../../../texts/subscriptions.ts'
import { Hint } from '../dialogs/event-form-styles.ts'
import { Buttons, Part, Sheet } from './calendars-styles.ts'

const Address = styled.div`
  display: flex;
  gap: 0.5rem;
  align-items: center;
  padding-inline-start: 0.875rem;
  border: 1px solid var(--outline);
  border-radius: var(--radius-control);
  background: var(--surface-1);
  input { flex: 1; min-width: 0; min-height: 2.75rem; border: 0; background: none; color: var(--text); font-size: var(--text-sm); text-overflow: ellipsis; }
`

const Ways = styled.ul`
  display: grid;
  gap: 0.375rem;
  color: var(--muted);
  font-size: var(--text-sm);
`

/** The question before the address is replaced or switched off: neither can be undone. */
type Question = 'rotate' | 'off'

/** The private address under which other calendars read the member's events and deadlines. */
export function FeedPart() {
  const t = useTexts(subscriptionTexts)
  const { state, data, reload, replace } = useLoad(async () => ({ feed: await readFeed() }))
  const [question, setQuestion] = useState<Question | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const fieldId = useId()
  const rotation = useSubmit(async () => {
    const wasOn = data?.feed != null
    replace({ feed: await rotateFeed() })
    setQuestion(null)
    heading.current?.focus()
    if (wasOn) toast({ kind: 'success', text: t.rotated })
  })
  const off = useSubmit(async () => {
    await removeFeed()
    replace({ feed: null })
    setQuestion(null)
    heading.current?.focus()
    toast({ kind: 'info', text: t.off })
  })
  const copy = async (url: string) => {
    if (await copyText(url)) toast({ kind: 'success', text: t.copied })
    else {
      toast({ kind: 'error', text: t.copyRefused })
      field.current?.select()
    }
  }
  const ask = (next: Question) => {
    rotation.reset()
    off.reset()
    setQuestion(next)
  }
  const failure = rotation.failure ?? off.failure
  const url = data?.feed?.url
  return (
    <Part>
      <h3 ref={heading} tabIndex={-1}>
        {t.feed}
      </h3>
      <Hint>{t.feedHint}</Hint>
      {state === 'failed' && <ErrorNotice retry={{ label: t.retry, run: reload }}>{t.failed}</ErrorNotice>}
      {data === null && state === 'loading' && <Spinner />}
      {data && !url && (
        <Button loading={rotation.busy} onClick={() => void rotation.submit()}>
          {t.feedOn}
        </Button>
      )}
      {url && !question && (
        <>
          <label className="visually-hidden" htmlFor={fieldId}>
            {t.feedAddress}
          </label>
          <Address>
            <input
              ref={field}
              id={fieldId}
              readOnly
              value={url}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <IconButton label={t.copy} onClick={() => void copy(url)}>
              <Copy size={18} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </Address>
          <Ways>
            <li>{t.google}</li>
            <li>{t.apple}</li>
            <li>{t.outlook}</li>
          </Ways>
          <Buttons>
            <Button variant="ghost" onClick={() => ask('off')}>
              {t.feedOff}
            </Button>
            <Button onClick={() => ask('rotate')}>{t.feedRotate}</Button>
          </Buttons>
        </>
      )}
      {question && (
        <Sheet role="group" aria-label={question === 'rotate' ? t.rotateTitle : t.offTitle}>
          <p>
            <b>{question === 'rotate' ? t.rotateTitle : t.offTitle}</b>
          </p>
          <p>{question === 'rotate' ? t.rotateText : t.offText}</p>
          <Buttons>
            <Button variant="ghost" autoFocus onClick={() => setQuestion(null)}>
              {t.cancel}
            </Button>
            <Button
              variant="danger"
              loading={rotation.busy || off.busy}
              onClick={() => void (question === 'rotate' ? rotation : off).submit()}
            >
              {question === 'rotate' ? t.feedRotate : t.feedOff}
            </Button>
          </Buttons>
        </Sheet>
      )}
      {failure && <ErrorNotice>{commandFailure(failure)}</ErrorNotice>}
    </Part>
  )
}
