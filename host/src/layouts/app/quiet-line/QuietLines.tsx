import { useLanguageTag } from '@cadence/shared/i18n'
import { unsentEdits } from '@cadence/shared/sync'
import { useSnapshot } from 'valtio'
import { InstallLine } from './InstallLine.tsx'
import { UnsentLine } from './UnsentLine.tsx'

/** The quiet lines, one at a time: what waits to be sent comes first. */
export function QuietLines() {
  const isWaiting = useSnapshot(unsentEdits).count > 0
  return (
    <div lang={useLanguageTag('fr')}>
      <UnsentLine />
      {!isWaiting && <InstallLine />}
    </div>
  )
}
