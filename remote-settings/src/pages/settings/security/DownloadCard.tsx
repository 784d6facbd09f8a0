import { ApiError, useSubmit } from '@cadence/shared/api'
import { useTexts } from '@cadence/shared/i18n'
import { Button, ErrorNotice, saveFile } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { CalendarDays, Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { dayOf } from '../../../day-of.ts'
import { failureText } from '../../../failure-text.ts'
import { securityTexts } from '../../../texts/account.ts'
import { exportAccount, exportCalendar } from '../account-api.ts'
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

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Downloads everything that the member has entered (decisions, Retention), or the calendar alone for other programs. */
export function DownloadCard() {
  const t = useTexts(securityTexts)
  const [file, setFile] = useState('')
  // The download ends with the section: it may be large.
  const request = useRef<AbortController>(null)
  useEffect(() => () => request.current?.abort(), [])

  const { busy, done, failure, submit } = useSubmit(async (kind: 'everything' | 'calendar') => {
    request.current = new AbortController()
    const { signal } = request.current
    let name: string
    if (kind === 'everything') {
      const archive = await exportAccount(signal)
      name = `cadence-${dayOf(archive.exportedAt)}.json`
      saveFile(name, 'application/json', JSON.stringify(archive, null, 2))
    } else {
      const calendar = await exportCalendar(signal)
      name = `cadence-${dayOf(new Date().toISOString())}.ics`
      saveFile(name, 'text/calendar', calendar)
    }
    setFile(name)
  })
  const isExplained = failure instanceof ApiError && (failure.status === 429 || failure.kind === 'no-answer')

  return (
    <SettingCard title={t.download} hint={t.downloadHint}>
      <Box>
        {failure && <ErrorNotice>{isExplained ? failureText(failure, t) : t.downloadFailed}</ErrorNotice>}
        <Button
          icon={<Download {...icon} />}
          aria-disabled={busy || undefined}
          onClick={() => void submit('everything')}
        >
          {t.downloadAction}
        </Button>
        <Button
          icon={<CalendarDays {...icon} />}
          aria-disabled={busy || undefined}
          onClick={() => void submit('calendar')}
        >
          {t.downloadCalendar}
        </Button>
        <p role="status">
          {busy && t.preparing}
          {done && t.downloaded({ file })}
        </p>
      </Box>
    </SettingCard>
  )
}
