import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Button, IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Maximize2, RotateCcw, SkipForward, Volume2, VolumeX } from 'lucide-react'
import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { timerTexts } from '../../texts/countdown.ts'
import { focusTexts } from '../../texts/focus.ts'
import { focusShieldTexts } from '../../texts/focus-shield.ts'
import { useAccentMark } from './accent-in-sight.ts'
import type { CountdownKind, Phase } from './countdown.ts'
import { endPause, press, reset } from './countdown-records.ts'
import { canSound, prepareSound, setSound, useSoundOn } from './end-sound.ts'
import { openRoom } from './room-state.ts'
import { useIsTimeInCard } from './shown-in-card.ts'
import { useBegunKind } from './use-session.ts'

/** One button on each side, so that the main button stands in the middle in every phase. */
const Row = styled.div`
  display: grid;
  grid-template: 'side main room' auto / 2.5rem auto 2.5rem;
  align-items: center;
  justify-content: center;
  gap: 0.25rem 0.75rem;
  @media (pointer: coarse) { grid-template-columns: 2.75rem auto 2.75rem; }
  @container foot (max-width: 14.99rem) {
    grid-template: 'main main' auto 'side room' auto / auto auto;
    justify-items: center;
    /* Two rows of full height would not fit into a cell of two rows. */
    @media (pointer: fine) { & > * { min-height: 2.25rem; height: 2.25rem; } }
  }
`
const Main = styled(Button)`
  grid-area: main;
  min-width: 7.5rem;
  padding-inline: 1.25rem;
  border-radius: var(--radius-pill);
  /* Beside another Start with the accent it is one of the tools of its card. */
  &[data-variant='secondary'] { --bg: transparent; --edge: color-mix(in srgb, var(--outline) 45%, var(--hairline)); }
`
const Side = styled(IconButton)`grid-area: side;`
const ToRoom = styled(IconButton)`grid-area: room;`

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Turns the sound of the end on or off. */
function SoundButton() {
  const t = useTexts(timerTexts)
  const soundOn = useSoundOn()
  if (!canSound()) return null
  return (
    <Side
      label={soundOn ? t.soundOff : t.soundOn}
      onClick={() => {
        setSound(!soundOn)
        prepareSound()
      }}
    >
      {soundOn ? <Volume2 {...icon} /> : <VolumeX {...icon} />}
    </Side>
  )
}

interface CountdownControlsProps {
  kind: CountdownKind
  phase: Phase
  /** Length of the countdown, in milliseconds. */
  lengthMs: number
  /** Whether the pause between two sessions runs. */
  pausing?: boolean
  /** Called when a press has started the countdown in this tab. */
  onStart?: () => void
}

/**
 * The main button of a countdown. At its left is the sound, or, while a session or pause has begun, the button that
 * resets it; at its right the way to the room.
 */
export function CountdownControls(props: CountdownControlsProps) {
  const { kind, phase, lengthMs, pausing = false, onStart } = props
  const t = useTexts(timerTexts)
  const { endPause: endPauseText } = useTexts(focusTexts)
  const { fullScreen } = useTexts(focusShieldTexts)
  const main = useRef<HTMLButtonElement>(null)
  // While a session runs the accent is where its time is. Before a session and after it the band has it.
  const isInCard = useIsTimeInCard(kind)
  const isAccent = useBegunKind() === kind && isInCard
  useAccentMark(main, isAccent)
  const focused = useRef<Element | null>(null)
  // The reset button disappears when it is pressed. Without this the keyboard focus would be lost with it.
  useLayoutEffect(() => {
    if (focused.current?.isConnected !== false) return
    focused.current = null
    main.current?.focus({ preventScroll: true })
  })
  const onPress = () => {
    press(kind, phase)
    if (phase !== 'ready' && phase !== 'paused') return
    prepareSound()
    onStart?.()
  }
  const begun = phase === 'running' || phase === 'paused'
  return (
    <Row
      onFocus={(event: FocusEvent<HTMLElement>) => {
        focused.current = event.target
      }}
      onBlur={(event: FocusEvent<HTMLElement>) => {
        if (event.target.isConnected) focused.current = null
      }}
    >
      {pausing ? (
        <Side key="pause" label={endPauseText} onClick={endPause}>
          <SkipForward {...icon} />
        </Side>
      ) : begun ? (
        <Side
          key="reset"
          label={t.reset({ count: Math.round(lengthMs / 60_000) })}
          onClick={() => reset(kind)}
        >
          <RotateCcw {...icon} />
        </Side>
      ) : (
        <SoundButton />
      )}
      <Main
        ref={main}
        variant={isAccent ? 'primary' : 'secondary'}
        lang={useLanguageTag('en')}
        onClick={onPress}
      >
        {t[phase]}
      </Main>
      <ToRoom label={fullScreen} onClick={() => openRoom(kind)}>
        <Maximize2 {...icon} />
      </ToRoom>
    </Row>
  )
}
