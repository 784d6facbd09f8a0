import { useTexts } from '@cadence/shared/i18n'
import { toast } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Coffee, PencilLine } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { lazyModule, useLazyModule } from '../../lazy-module.ts'
import { focusTexts } from '../../texts/focus.ts'
import { useIsInBand } from '../countdown/shown-in-band.ts'
import { useTaskName } from '../countdown/task-name.ts'
import type { ShownCountdown } from '../countdown/use-countdown.ts'
import { usePauseOffer } from '../countdown/use-session-end.ts'

const dialogModule = lazyModule(() => import('./SessionDialog.tsx'))

const Line = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.375rem;
  width: fit-content;
  max-width: 100%;
  min-height: 1.75rem;
  margin: 0 auto 0.25rem;
  padding: 0 0.5rem;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--muted);
  font-size: var(--text-sm);
  line-height: 1.25;
  transition: color var(--fast) var(--ease);
  span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  svg { flex: none; }
  button&:hover { color: var(--text); }
  &[data-tone='pause'] { color: var(--mint); font-weight: 600; }
  /* Beside the ring of a phone there is room for a second line. */
  @container foot (max-width: 14.99rem) {
    @media (pointer: coarse) { span { display: -webkit-box; white-space: normal; text-wrap: balance; -webkit-box-orient: vertical; -webkit-line-clamp: 2; } }
  }
  @container foot (max-width: 9rem) {
    padding: 0;
    svg { display: none; }
  }
  @media (pointer: coarse) { button& { min-height: 2.75rem; } }
`

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const

interface TimerCaptionProps {
  shown: ShownCountdown
  /** Whether the pause between two sessions runs. */
  pausing: boolean
}

/** The line below the ring: what the session is for; at its end the offer of a pause; during the pause its name. */
export function TimerCaption({ shown, pausing }: TimerCaptionProps) {
  // The band offers the pause at the end of a session it shows.
  const inBand = useIsInBand('timer')
  const { countdown, phase, isProposed } = shown
  const t = useTexts(focusTexts)
  const task = useTaskName(countdown.task)
  const { offer, takePause } = usePauseOffer('timer', countdown)
  const [editing, setEditing] = useState(false)
  const dialog = useLazyModule(dialogModule, editing, () => {
    setEditing(false)
    toast({ kind: 'error', text: t.failed })
  })
  if (pausing) {
    return (
      <Line as="p" data-tone="pause">
        <Coffee {...icon} />
        <span>{t.pause}</span>
      </Line>
    )
  }
  if (phase === 'over' && !inBand) {
    return (
      <Line type="button" data-tone="pause" onClick={takePause}>
        <Coffee {...icon} />
        <span>{offer}</span>
      </Line>
    )
  }
  return (
    <>
      <Line
        type="button"
        aria-label={task === null ? undefined : t.editSession({ task })}
        aria-haspopup="dialog"
        title={task ?? undefined}
        onClick={() => setEditing(true)}
      >
        <span>{task ?? t.chooseTask}</span>
        {(task === null || isProposed) && <PencilLine {...icon} />}
      </Line>
      {/* In the lit card, the dialog would have the colours of its light. */}
      {dialog &&
        createPortal(
          <dialog.SessionDialog countdown={countdown} onClose={() => setEditing(false)} />,
          document.body,
        )}
    </>
  )
}
