import { useTexts } from '@cadence/shared/i18n'
import { unsentEdits } from '@cadence/shared/sync'
import { CloudUpload } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { quietLineTexts } from '../../../texts/quiet-line.ts'
import { HeardOnce } from './HeardOnce.tsx'
import { QuietLine } from './QuietLine.tsx'

/**
 * Says how many edits wait to be sent. Screen readers hear once that there are some: the number grows with each edit, and
 * would interrupt at each.
 */
export function UnsentLine() {
  const t = useTexts(quietLineTexts)
  const { count, isStored } = useSnapshot(unsentEdits)
  const heard = isStored ? t.unsentHeard : t.unstoredHeard
  const isWaiting = count > 0
  return (
    <>
      <HeardOnce text={isWaiting ? heard : ''} />
      {isWaiting && (
        <QuietLine aria-hidden="true">
          <CloudUpload size={16} strokeWidth={1.75} aria-hidden="true" />
          <span data-long>{isStored ? t.unsent({ count }) : t.unstored({ count })}</span>
          <span data-short>{isStored ? t.unsentShort({ count }) : t.unstoredShort({ count })}</span>
        </QuietLine>
      )}
    </>
  )
}
