import { useTexts } from '@cadence/shared/i18n'
import { paths } from '@cadence/shared/router'
import { Button, copyText, Dialog, DialogActions, ErrorNotice, shareOrCopy } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Copy, Share2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { type ReferralTexts, referralTexts } from '../../texts/community-hub.ts'
import { CountSkeleton } from './CountSkeleton.tsx'

/** The outcome of copying or sharing: `refused` when the browser forbids copying, null when there is nothing to announce. */
type ShareOutcome = 'copied' | 'messageCopied' | 'refused' | null

const outcomes = { shared: null, copied: 'messageCopied', refused: 'refused' } as const

/** Copies the code to the clipboard. */
async function copyCode(code: string): Promise<ShareOutcome> {
  return (await copyText(code)) ? 'copied' : 'refused'
}

/** Shares an invitation with the code through the browser, or copies it in a browser that cannot share. */
async function shareCode(code: string, t: ReferralTexts): Promise<ShareOutcome> {
  const text = t.shareText({ code })
  const url = `${window.location.origin}${paths.register}?code=${code}`
  return outcomes[await shareOrCopy({ title: t.shareTitle, text, url }, `${text}\n${url}`)]
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  p { color: var(--muted); }
  p[role='status'] { min-height: 1.5em; color: var(--text); font-size: var(--text-sm); }
`

const Code = styled.input`
  width: 100%;
  padding: 0.875rem 0.5rem;
  border: 1px dashed var(--outline);
  border-radius: var(--radius-control);
  background: var(--surface-1);
  color: var(--text);
  font: 650 clamp(1.1rem, 0.6rem + 2.8vw, 1.5rem) / 1.2 var(--font-display);
  letter-spacing: 0.06em;
  text-align: center;
  font-variant-numeric: tabular-nums;
`

interface Props {
  /** Undefined until it is loaded. */
  code: string | undefined
  failed: boolean
  onRetry: () => void
  onClose: () => void
}

/** A dialog with the member's own code, to copy or to share (decisions, Community Hub). */
export function YourCode({ code, failed, onRetry, onClose }: Props) {
  const t = useTexts(referralTexts)
  return (
    <Dialog open title={t.ownTitle} onClose={onClose}>
      <Body>
        <p>{t.ownText}</p>
        {code !== undefined && <ShareCode code={code} />}
        {code === undefined && !failed && <CountSkeleton label={t.loading} />}
        {code === undefined && failed && (
          <ErrorNotice retry={{ label: t.retry, run: onRetry }}>{t.codeFailed}</ErrorNotice>
        )}
      </Body>
      <DialogActions>
        <Button onClick={onClose}>{t.close}</Button>
      </DialogActions>
    </Dialog>
  )
}

const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: 0.75rem;
`

function ShareCode({ code }: { code: string }) {
  const t = useTexts(referralTexts)
  const [outcome, setOutcome] = useState<ShareOutcome>(null)
  const field = useRef<HTMLInputElement>(null)
  const share = async (sharing: Promise<ShareOutcome>) => {
    setOutcome(null)
    const result = await sharing
    setOutcome(result)
    if (result !== 'refused') return
    field.current?.focus()
    field.current?.select()
  }
  const messages = { copied: t.copied, messageCopied: t.messageCopied, refused: t.notCopied }
  return (
    <>
      <Code
        ref={field}
        readOnly
        value={code}
        aria-label={t.ownTitle}
        onFocus={({ target }) => target.select()}
      />
      <Buttons>
        <Button
          variant="primary"
          icon={<Copy size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void share(copyCode(code))}
        >
          {t.copy}
        </Button>
        <Button
          icon={<Share2 size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void share(shareCode(code, t))}
        >
          {t.share}
        </Button>
      </Buttons>
      <p role="status">{outcome && messages[outcome]}</p>
    </>
  )
}
