import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Button, IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { RotateCcw, Volume2, VolumeX } from 'lucide-react'
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { timerTexts } from '../../texts/countdown.ts'
import type { CountdownKind, Phase } from './countdown.ts'
import { press, reset } from './countdown-records.ts'
import { canSound, prepareSound, setSound, useSoundOn } from './end-sound.ts'

/** The container of the queries below: the layout depends on the width of the widget. */
const Room = styled.div`container-type: inline-size;`
const Row = styled.div`
  display: grid;
  grid-template: 'sound main reset' auto 'more more more' auto / 2.5rem minmax(0, 1fr) 2.5rem;
  align-items: center;
  gap: 0.25rem 0.375rem;
  & > * { grid-area: more; justify-self: center; }
  @media (pointer: coarse) { grid-template-columns: 2.75rem minmax(0, 1fr) 2.75rem; }
  @container (max-width: 14rem) { grid-template-areas: 'main main main' 'sound more reset'; }
`
const Main = styled(Button)`grid-area: main; justify-self: stretch;`
const Sound = styled(IconButton)`grid-area: sound;`
const Reset = styled(IconButton)`grid-area: reset;`

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

interface CountdownControlsProps {
  kind: CountdownKind
  phase: Phase
  /** Called when a press has started the countdown in this tab. */
  onStart?: () => void
  /** More buttons: below the main button, or, in a narrow widget, between the other two. */
  children?: ReactNode
}

/** The main button of a countdown, with two small buttons beside it: sound and reset. */
export function CountdownControls({ kind, phase, onStart, children }: CountdownControlsProps) {
  const t = useTexts(timerTexts)
  const soundOn = useSoundOn()
  const main = useRef<HTMLButtonElement>(null)
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
  return (
    <Room>
      <Row
        onFocus={(event: FocusEvent<HTMLElement>) => {
          focused.current = event.target
        }}
        onBlur={(event: FocusEvent<HTMLElement>) => {
          if (event.target.isConnected) focused.current = null
        }}
      >
        {canSound() && (
          <Sound
            label={soundOn ? t.soundOff : t.soundOn}
            onClick={() => {
              setSound(!soundOn)
              prepareSound()
            }}
          >
            {soundOn ? <Volume2 {...icon} /> : <VolumeX {...icon} />}
          </Sound>
        )}
        <Main ref={main} lang={useLanguageTag('en')} onClick={onPress}>
          {t[phase]}
        </Main>
        {children}
        {(phase === 'running' || phase === 'paused') && (
          <Reset label={t.reset} onClick={() => reset(kind)}>
            <RotateCcw {...icon} />
          </Reset>
        )}
      </Row>
    </Room>
  )
}
