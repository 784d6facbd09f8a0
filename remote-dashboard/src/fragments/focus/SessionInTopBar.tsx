import { SESSION_SLOT } from '@cadence/shared/contract'
import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePause } from '../../widgets/countdown/use-countdown.ts'
import { useBegunKind } from '../../widgets/countdown/use-session.ts'
import { StartButton } from './StartButton.tsx'

/** The time of a session that has begun, in the top bar of a wide window, as the bottom bar of a phone has it. */
export function SessionInTopBar() {
  const hasBegun = useBegunKind() !== null
  const isPause = usePause() !== null
  const [slot, setSlot] = useState<Element | null>(null)
  useLayoutEffect(() => setSlot(document.querySelector(`[${SESSION_SLOT}]`)), [])
  return (hasBegun || isPause) && slot ? createPortal(<StartButton />, slot) : null
}
