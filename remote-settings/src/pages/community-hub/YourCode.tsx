import { useTexts } from '@cadence/shared/i18n'
import { paths } from '@cadence/shared/router'
import { Button, copyText, Dialog, DialogActions, ErrorNotice, shareOrCopy } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Copy, Share2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { RetryButton } from '../../components/RetryButton.tsx'
import { type ReferralTexts, referralTexts } from '../../texts/community-hub.ts'
import { CountSkeleton } from './CountSkeleton.tsx'

/** What came of it: `refused` when the browser lets nobody copy, null when there is nothing to say. */
type Given = 'copied' | 'messageCopied' | 'refused' | null

const outcomes = { shared: null, copied: 'messageCopied', refused: 'refused' } as const

/** Puts the code on the clipboard. */
async function copyCode(code: string): Promise<Given> {
  return (await copyText(code)) ? 'copied' : 'refused'
}

/** Shares an invitation with the code by the browser, or copies it where the browser cannot share. */
async function shareCode(code: string, t: ReferralTexts): Promise<Given> {
  const text = t.shareText({ code })
  const url = `${window.location.origin}${paths.register}`
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
  /** Undefined while it is not known. */
  code: string | undefined
  failed: boolean
  onRetry: () => void
  onClose: () => void
}

/** The member's own code, to copy or to share (decisions, Community Hub). */
export function YourCode({ code, failed, onRetry, onClose }: Props) {
  const t = useTexts(referralTexts)
  return (
    <Dialog open title={t.ownTitle} onClose={onClose}>
      <Body>
        <p>{t.ownText}</p>
        {code !== undefined && <Give code={code} />}
        {code === undefined && !failed && <CountSkeleton label={t.loading} />}
        {code === undefined && failed && <ErrorNotice>{t.codeFailed}</ErrorNotice>}
      </Body>
      <DialogActions>
        {code === undefined && failed && <RetryButton onClick={onRetry}>{t.retry}</RetryButton>}
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

function Give({ code }: { code: string }) {
  const t = useTexts(referralTexts)
  const [given, setGiven] = useState<Given>(null)
  const field = useRef<HTMLInputElement>(null)
  const say = async (giving: Promise<Given>) => {
    setGiven(null)
    const result = await giving
    setGiven(result)
    if (result !== 'refused') return
    field.current?.focus()
    field.current?.select()
  }
  const said = { copied: t.copied, messageCopied: t.messageCopied, refused: t.notCopied }
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
          onClick={() => void say(copyCode(code))}
        >
          {t.copy}
        </Button>
        <Button
          icon={<Share2 size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void say(shareCode(code, t))}
        >
          {t.share}
        </Button>
      </Buttons>
      <p role="status">{given && said[given]}</p>
    </>
  )
}
