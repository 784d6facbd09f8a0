import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { Fragment } from '../../../fragments/Fragment.tsx'
import { useLaunch } from '../../../launch/use-launch.ts'
import { captureBroke, captureState, closeCapture } from './capture-state.ts'
import { useCaptureShortcut } from './shortcut.ts'

/** The dialog for quick capture, which a fragment brings, with its shortcut and what opens it from outside the app. */
export function QuickCapture() {
  const { phase, draft, broken } = useSnapshot(captureState)
  const endLaunch = useLaunch()
  const onClose = () => {
    closeCapture()
    endLaunch()
  }
  useCaptureShortcut()
  // Signed out with the dialog open, a member would find it open at their next sign-in.
  useEffect(() => closeCapture, [])
  return (
    <Fragment
      key={broken}
      of="dashboard/Capture"
      given={{ open: phase === 'open', onClose, ...draft }}
      onBroken={captureBroke}
    />
  )
}
