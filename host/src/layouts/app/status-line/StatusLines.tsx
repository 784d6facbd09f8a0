import { serverClock } from '@cadence/shared/api'
import { useLanguageTag } from '@cadence/shared/i18n'
import { unsentEdits } from '@cadence/shared/sync'
import { useSnapshot } from 'valtio'
import { ClockLine, isClockWrong } from './ClockLine.tsx'
import { InstallLine } from './InstallLine.tsx'
import { UnsentLine } from './UnsentLine.tsx'

/** The status lines, one at a time: what waits to be sent comes first, an offer last. */
export function StatusLines() {
  const isWaiting = useSnapshot(unsentEdits).count > 0
  const isWrong = isClockWrong(useSnapshot(serverClock))
  return (
    <div lang={useLanguageTag('fr')}>
      <UnsentLine />
      <ClockLine isShown={!isWaiting} />
      {!isWaiting && !isWrong && <InstallLine />}
    </div>
  )
}
