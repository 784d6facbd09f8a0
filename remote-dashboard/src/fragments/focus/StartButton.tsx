import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { Pause, Play } from 'lucide-react'
import { timerTexts } from '../../texts/countdown.ts'
import { focusTexts } from '../../texts/focus.ts'
import { press } from '../../widgets/countdown/countdown-records.ts'
import { prepareSound } from '../../widgets/countdown/end-sound.ts'
import { openRoom } from '../../widgets/countdown/room-state.ts'
import { usePause } from '../../widgets/countdown/use-countdown.ts'
import { useSession } from '../../widgets/countdown/use-session.ts'
import { watchSession } from '../../widgets/focus-shield/away-watch.ts'

/** The place in the bar has two buttons while a session runs, so each takes less room than the shell gives to one. */
const Half = styled.button`
  && svg, && b { padding: 0.25rem 0.5rem; }
  b {
    border-radius: var(--radius-pill);
    background: color-mix(in srgb, var(--accent) 20%, var(--surface-2));
    color: var(--accent);
    font-size: var(--text-sm);
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    line-height: 1.25rem;
  }
  &[data-phase='pause'] b { color: var(--mint); }
`

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The start of a session in the bottom bar. Once it has begun: the time that is left, which leads to the room, and Pause. */
export function StartButton() {
  const t = useTexts(focusTexts)
  const timer = useTexts(timerTexts)
  const lang = useLanguageTag('en')
  const { kind, phase, digits } = useSession()
  const pause = usePause()
  const begun = pause !== null || phase === 'running' || phase === 'paused'
  const onPress = () => {
    if (phase === 'running') return press(kind, phase)
    // A press of another phase than the present one does nothing.
    press(kind, 'over')
    press(kind, phase === 'over' ? 'ready' : phase)
    prepareSound()
    if (kind === 'shield') watchSession()
  }
  const time = (pause?.digits ?? digits).replaceAll(' ', '')
  const name = phase === 'over' ? timer.ready : timer[phase]
  if (!begun) {
    return (
      <button type="button" lang={lang} onClick={onPress}>
        <Play {...icon} />
        {name}
      </button>
    )
  }
  return (
    <>
      <Half
        type="button"
        data-phase={pause ? 'pause' : phase}
        aria-label={t.openRoom({ time })}
        onClick={() => openRoom(kind)}
      >
        <b>{time}</b>
        {pause ? t.pause : t.session}
      </Half>
      <Half type="button" lang={lang} onClick={onPress}>
        {phase === 'running' ? <Pause {...icon} /> : <Play {...icon} />}
        {name}
      </Half>
    </>
  )
}
