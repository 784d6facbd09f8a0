import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { Fragment } from '../../../fragments/Fragment.tsx'
import { captureBroke, captureState, closeCapture } from './capture-state.ts'
import { useCaptureShortcut } from './shortcut.ts'

/** The dialog for quick capture, which a fragment brings, and its shortcut. */
export function QuickCapture() {
  const { phase, broken } = useSnapshot(captureState)
  useCaptureShortcut()
  // Signed out with the dialog open, a member would find it open at their next sign-in.
  useEffect(() => closeCapture, [])
  return (
    <Fragment
      key={broken}
      of="dashboard/Capture"
      given={{ open: phase === 'open', onClose: closeCapture }}
      onBroken={captureBroke}
    />
  )
}
