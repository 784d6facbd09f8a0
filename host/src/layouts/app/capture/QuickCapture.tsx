import { useSnapshot } from 'valtio'
import { Fragment } from '../../../fragments/Fragment.tsx'
import { captureBroke, captureState, closeCapture } from './capture-state.ts'
import { useCaptureShortcut } from './shortcut.ts'

/** The dialog for quick capture, which a fragment brings, and its shortcut. */
export function QuickCapture() {
  const { phase, broken } = useSnapshot(captureState)
  useCaptureShortcut()
  return (
    <Fragment
      key={broken}
      of="dashboard/Capture"
      given={{ open: phase === 'open', onClose: closeCapture }}
      onBroken={captureBroke}
    />
  )
}
