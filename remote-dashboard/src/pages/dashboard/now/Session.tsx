import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Button, IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Maximize2, SkipForward } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { timerTexts } from '../../../texts/countdown.ts'
import { focusTexts } from '../../../texts/focus.ts'
import { focusShieldTexts } from '../../../texts/focus-shield.ts'
import { nowTexts } from '../../../texts/now.ts'
import { useAccentMark } from '../../../widgets/countdown/accent-in-sight.ts'
import { endPause, press } from '../../../widgets/countdown/countdown-records.ts'
import { useEndTime } from '../../../widgets/countdown/end-time.ts'
import { openRoom } from '../../../widgets/countdown/room-state.ts'
import type { CountdownId } from '../../../widgets/countdown/running-countdowns.ts'
import { useIsTimeInCard } from '../../../widgets/countdown/shown-in-card.ts'
import { startNext } from '../../../widgets/countdown/start-next.ts'
import type { ShownCountdown } from '../../../widgets/countdown/use-countdown.ts'
import type { ShownSession } from '../../../widgets/countdown/use-session.ts'
import { Lamp } from './Lamp.tsx'
import { FocusBox, Kicker, Name } from './now-styles.ts'

const Ring = styled.div`
  display: grid;
  place-items: center;
  & > * { grid-area: 1 / 1; }
  svg { width: 3.5rem; height: 3.5rem; rotate: -90deg; }
  @container (min-width: 640px) { svg { width: 4.25rem; height: 4.25rem; } [data-digits] { font-size: var(--text-md); } }
  circle { stroke: var(--surface-3); }
  circle + circle { stroke: var(--place-ring, var(--accent)); }
  &[data-phase='paused'] circle + circle { stroke: var(--outline); }
  &[data-phase='pause'] circle + circle { stroke: var(--mint); }
  [data-digits] { font: 650 var(--text-sm) / 1 var(--font-display); font-variant-numeric: tabular-nums; white-space: nowrap; }
`

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 0.25rem;
  & > button:last-of-type { border-radius: var(--radius-pill); }
  /* On a phone the bottom bar leads to the room. */
  @container (max-width: 639.98px) {
    & > button:not(:last-of-type) { display: none; }
    & > button { padding-inline: 0.875rem; }
    & > button > span > span { display: none; }
  }
  /* Beside the card with the same button, it is there for whoever comes by keyboard. */
  [data-in-card] > &:not(:has(:focus-visible)) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`

/** What is left of the countdown, along the lower edge of the band. */
const Left = styled.i`
  position: absolute;
  inset: auto auto 0 0;
  height: 3px;
  background: var(--warm);
`

const Until = styled.p`
  margin-top: 0.125rem;
  color: var(--muted);
  font-size: var(--text-md);
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
`

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

interface CountdownInBandProps {
  id: CountdownId
  shown: ShownCountdown
  phase: 'running' | 'paused' | 'pause'
  kicker: string
  name: string
  /** What stands in the place of the ring and the buttons while a card in sight has both. */
  beside?: ReactNode
  /** The buttons. */
  children: ReactNode
}

/** A countdown in the band: its ring with the time, in words for screen readers where no card says it. */
function CountdownInBand({ id, shown, phase, kicker, name, beside, children }: CountdownInBandProps) {
  const { digits, share } = shown
  const { left } = useTexts(timerTexts)
  const isInCard = useIsTimeInCard(id)
  if (isInCard && beside !== undefined)
    return (
      <FocusBox data-in-card="">
        <Lamp />
        <div>
          <Kicker>{kicker}</Kicker>
          {/* The card in sight has the whole name: with a second line the band would be higher than before the session. */}
          <Name data-short="">{name}</Name>
          {beside}
        </div>
        <Actions>{children}</Actions>
        <Left style={{ width: `${share * 100}%` }} />
      </FocusBox>
    )
  return (
    <FocusBox>
      <Lamp>
        <Ring data-phase={phase} data-ring="">
          <svg viewBox="0 0 72 72" fill="none" strokeWidth="4" strokeLinecap="round" aria-hidden="true">
            <circle cx="36" cy="36" r="33" />
            <circle cx="36" cy="36" r="33" pathLength="1" strokeDasharray={`${share} 1`} />
          </svg>
          <div
            {...(isInCard ? { 'aria-hidden': true } : { role: 'timer', 'aria-label': left })}
            data-digits=""
          >
            {digits.replaceAll(' ', '')}
          </div>
        </Ring>
      </Lamp>
      <div>
        <Kicker>{kicker}</Kicker>
        <Name>{name}</Name>
      </div>
      <Actions>{children}</Actions>
    </FocusBox>
  )
}

/** A session that has begun: what it is for, its Pause, and the way to its room. The accent is where the time is. */
export function Session({ session }: { session: ShownSession }) {
  const { kind, phase, countdown } = session
  const t = useTexts(nowTexts)
  const { unnamed } = useTexts(focusTexts)
  const { fullScreen } = useTexts(focusShieldTexts)
  const timer = useTexts(timerTexts)
  const lang = useLanguageTag('en')
  const running = phase === 'running'
  const main = useRef<HTMLButtonElement>(null)
  const isInCard = useIsTimeInCard(kind)
  useAccentMark(main, !isInCard)
  const end = useEndTime(countdown.endsAt)
  const onPress = () => (running ? press(kind, phase) : startNext(kind))
  return (
    <CountdownInBand
      id={kind}
      shown={session}
      phase={running ? 'running' : 'paused'}
      kicker={running ? t.running : t.paused}
      name={countdown.task?.text ?? unnamed}
      beside={running && <Until>{t.until({ time: end })}</Until>}
    >
      {!isInCard && (
        <IconButton label={fullScreen} onClick={() => openRoom(kind)}>
          <Maximize2 {...icon} />
        </IconButton>
      )}
      <Button
        ref={main}
        data-main=""
        variant={isInCard ? 'secondary' : 'primary'}
        lang={lang}
        onClick={onPress}
      >
        {timer[phase]}
      </Button>
    </CountdownInBand>
  )
}

/** The pause between two sessions. */
export function PauseInBand({ pause }: { pause: ShownCountdown }) {
  const t = useTexts(focusTexts)
  const main = useRef<HTMLButtonElement>(null)
  // It is no accent, but the bottom bar leaves the time to the band, as during a session.
  useAccentMark(main, true)
  return (
    <CountdownInBand id="pause" shown={pause} phase="pause" kicker={t.pause} name={t.rest}>
      <Button
        ref={main}
        data-main=""
        aria-label={t.endPause}
        icon={<SkipForward {...icon} />}
        onClick={endPause}
      >
        <span>{t.endPause}</span>
      </Button>
    </CountdownInBand>
  )
}
