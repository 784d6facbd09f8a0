import { ApiError } from '@cadence/shared/api'
import { useTexts } from '@cadence/shared/i18n'
import { memberTimeZone } from '@cadence/shared/preferences'
import { Button, ErrorNotice, saveFile } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '../../../components/failure-text.ts'
import { securityTexts } from '../../../texts/account.ts'
import { exportAccount } from '../account-api.ts'
import { SettingCard } from './SettingCard.tsx'

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.875rem;
  justify-items: start;
  @media (max-width: 479px) { & > button { width: 100%; } }
  [role='status'] { color: var(--muted); font-size: var(--text-sm); overflow-wrap: anywhere; }
  [role='status']:empty { display: none; }
`

type State = { name: 'idle' | 'busy' } | { name: 'done'; file: string } | { name: 'failed'; text: string }

/** The day of a moment in the member's time zone, as YYYY-MM-DD: so the Swedish write it. */
const dayOf = (iso: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: memberTimeZone(), dateStyle: 'short' }).format(Date.parse(iso))

/** Everything that the member has entered, as a file (decisions, Retention). */
export function DownloadCard() {
  const t = useTexts(securityTexts)
  const [state, setState] = useState<State>({ name: 'idle' })
  const leaving = useRef<AbortController>(null)
  useEffect(() => () => leaving.current?.abort(), [])

  const download = async () => {
    if (state.name === 'busy') return
    const own = new AbortController()
    leaving.current = own
    setState({ name: 'busy' })
    try {
      const archive = await exportAccount(own.signal)
      const file = `cadence-${dayOf(archive.exportedAt)}.json`
      saveFile(file, 'application/json', JSON.stringify(archive, null, 2))
      setState({ name: 'done', file })
    } catch (error) {
      if (own.signal.aborted) return
      const isKnown = error instanceof ApiError && (error.status === 429 || error.kind === 'no-answer')
      setState({ name: 'failed', text: isKnown ? failureText(error, t) : t.downloadFailed })
    }
  }

  return (
    <SettingCard title={t.download} hint={t.downloadHint}>
      <Box>
        {state.name === 'failed' && <ErrorNotice>{state.text}</ErrorNotice>}
        <Button
          icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
          aria-disabled={state.name === 'busy' || undefined}
          onClick={download}
        >
          {t.downloadAction}
        </Button>
        <p role="status">
          {state.name === 'busy' && t.preparing}
          {state.name === 'done' && t.downloaded({ file: state.file })}
        </p>
      </Box>
    </SettingCard>
  )
}
