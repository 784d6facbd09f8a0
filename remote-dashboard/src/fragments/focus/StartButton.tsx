import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { Maximize2, Pause, Play } from 'lucide-react'
import { timerTexts } from '../../texts/countdown.ts'
import { focusTexts } from '../../texts/focus.ts'
import { press } from '../../widgets/countdown/countdown-records.ts'
import { openRoom } from '../../widgets/countdown/room-state.ts'
import { startNext } from '../../widgets/countdown/start-next.ts'
import { usePause } from '../../widgets/countdown/use-countdown.ts'
import { useSession } from '../../widgets/countdown/use-session.ts'

/**
 * The pill in the middle of the bar, quiet and without its word beside another accent. The bar gives its own buttons another
 * form.
 */
const Pill = styled.div`
  display: flex;
  align-items: center;
  border-radius: var(--radius-pill);
  background: var(--accent-deep);
  color: var(--on-accent);
  &&& > button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.375rem;
    flex: none;
    min-width: 2.75rem;
    height: 2.75rem;
    padding: 0 0.625rem;
    border: 0;
    border-radius: var(--radius-pill);
    background: transparent;
    color: inherit;
    font-size: var(--text-sm);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  &&& > button:only-child { padding: 0 0.875rem; }
  /* On the narrowest phones the words beside it need the room. */
  @media (max-width: 359.98px) {
    &&& > button:only-child { padding: 0 0.5rem; }
    &&& > button:only-child svg { display: none; }
    [data-accent-in-sight] &&& > button:only-child svg { display: block; }
    &&& > button { padding: 0 0.5rem; }
  }
  &&& > button + button { margin-left: -0.375rem; }
  transition: background-color var(--fast) var(--ease), color var(--fast) var(--ease);
  [data-accent-in-sight] & { background: var(--surface-3); color: var(--text); }
  &[data-phase='pause'] { background: var(--surface-3); color: var(--mint); }
  [data-accent-in-sight] & b { display: none; }
  [data-accent-in-sight] &&& > button:only-child { padding: 0; }
  /* The page has the same button in sight: the time alone stays, which leads to the room. */
  [data-accent-in-sight] &&& > button + button { display: none; }
  [data-accent-in-sight] & [data-room] { display: block; }
  [data-room] { display: none; }
  b { font-weight: inherit; }
`

const icon = { size: 18, strokeWidth: 2, 'aria-hidden': true } as const

/** The start of a session in the bottom bar. Once it has begun: the time that is left, which leads to the room, and Pause. */
export function StartButton() {
  const t = useTexts(focusTexts)
  const timer = useTexts(timerTexts)
  const lang = useLanguageTag('en')
  const { kind, phase, digits } = useSession()
  const pause = usePause()
  const begun = pause !== null || phase === 'running' || phase === 'paused'
  const onPress = () => (phase === 'running' ? press(kind, phase) : startNext(kind))
  const time = (pause?.digits ?? digits).replaceAll(' ', '')
  const name = phase === 'over' ? timer.ready : timer[phase]
  return (
    <Pill data-phase={pause ? 'pause' : phase}>
      {begun && (
        <button type="button" aria-label={t.openRoom({ time })} onClick={() => openRoom(kind)}>
          {time}
          <Maximize2 {...icon} size={16} data-room="" />
        </button>
      )}
      <button type="button" lang={lang} aria-label={name} onClick={onPress}>
        {phase === 'running' ? <Pause {...icon} /> : <Play {...icon} />}
        {!begun && <b>{name}</b>}
      </button>
    </Pill>
  )
}
