import { useTexts } from '@cadence/shared/i18n'
import { unsentEdits } from '@cadence/shared/sync'
import { CloudUpload } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { statusLineTexts } from '../../../texts/status-line.ts'
import { LiveRegion } from './LiveRegion.tsx'
import { StatusLine } from './StatusLine.tsx'

/**
 * Says how many edits wait to be sent. Screen readers hear once that there are some: the number grows with each edit, and
 * would interrupt at each.
 */
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
          <span data-long>{isStored ? t.unsent({ count }) : t.unstored({ count })}</span>
          <span data-short>{isStored ? t.unsentShort({ count }) : t.unstoredShort({ count })}</span>
        </StatusLine>
      )}
    </>
  )
}
