import { useTexts } from '@cadence/shared/i18n'
import { unsentEdits } from '@cadence/shared/sync'
import { CloudUpload } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { statusLineTexts } from '../../../texts/status-line.ts'
import { LiveRegion } from './LiveRegion.tsx'
import { StatusLine } from './StatusLine.tsx'

/** Says that edits wait to be sent, and not how many: a number that grows would alarm. Screen readers hear it once. */
export function UnsentLine() {
  const t = useTexts(statusLineTexts)
  const { count, isStored } = useSnapshot(unsentEdits)
  const heard = isStored ? t.unsentHeard : t.unstoredHeard
  const isWaiting = count > 0
  return (
    <>
      <LiveRegion text={isWaiting ? heard : ''} />
      {isWaiting && (
        <StatusLine aria-hidden="true">
          <CloudUpload size={16} strokeWidth={1.75} aria-hidden="true" />
          <span data-long>{isStored ? t.unsent : t.unstored}</span>
          <span data-short>{isStored ? t.unsentShort : t.unstoredShort}</span>
        </StatusLine>
      )}
    </>
  )
}
