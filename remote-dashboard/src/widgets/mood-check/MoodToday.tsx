import { useTexts } from '@cadence/shared/i18n'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { type Ref, useEffect, useRef, useState } from 'react'
import { moodCheckTexts } from '../../texts/mood-check.ts'
import type { DisplaySize } from '../display-size.ts'
import { Face, type MoodName } from './Face.tsx'
import { Question } from './MoodQuestion.tsx'
import { noteMood } from './mood-records.ts'

interface TodayProps {
  size: DisplaySize
  day: string
  noted: MoodName | null
  /** Called with what is to be announced. */
  onNoted: (text: string) => void
}

/** The question of a day until it is answered, then the answer, which can be changed for as long as the day lasts. */
export function Today({ size, day, noted, onNoted }: TodayProps) {
  const [changing, setChanging] = useState(false)
  const faces = useRef<HTMLFieldSetElement>(null)
  const change = useRef<HTMLButtonElement>(null)
  const turned = useRef(false)
  const t = useTexts(moodCheckTexts)
  const asking = noted === null || changing

  useEffect(() => {
    if (!turned.current) return
    turned.current = false
    // What was pressed is gone: the keyboard goes on in what came in its place.
    const target = asking ? faces.current?.querySelector<HTMLInputElement>('input:checked') : change.current
    target?.focus({ preventScroll: true })
  }, [asking])

  const turn = (to: boolean) => {
    turned.current = true
    setChanging(to)
  }
  if (!asking) return <Noted ref={change} size={size} mood={noted} onChange={() => turn(true)} />
  return (
    <Question
      ref={faces}
      size={size}
      noted={noted}
      onNote={(mood) => {
        noteMood(day, mood)
        onNoted(t.noted({ mood: t[mood] }))
        turn(false)
      }}
      onCancel={() => turn(false)}
    />
  )
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 0.75rem;
  svg { width: 4rem; height: 4rem; color: var(--warm); }
  p { color: var(--muted); font-size: var(--text-sm); line-height: 1.3; text-align: center; }
  strong { display: block; color: var(--text); font: 600 var(--text-lg) / 1.3 var(--font-display); letter-spacing: -0.01em; }
  &:is([data-size='small'], [data-size='large']) {
    flex-direction: row;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
    p { text-align: start; }
  }
  &[data-size='small'] { gap: 0.5rem 0.75rem; }
  &[data-size='small'] svg { width: 2.5rem; height: 2.5rem; }
  &[data-size='small'] strong { font-size: var(--text-md); }
`

interface NotedProps {
  size: DisplaySize
  mood: MoodName
  onChange: () => void
  ref: Ref<HTMLButtonElement>
}

/** What was noted today, and the way to change it. */
export function Noted({ size, mood, onChange, ref }: NotedProps) {
  const t = useTexts(moodCheckTexts)
  return (
    <Box data-size={size}>
      <Face mood={mood} />
      <p>
        {t.notedShort}
        <strong>{t[mood]}</strong>
      </p>
      <Button ref={ref} variant="ghost" size="sm" onClick={onChange}>
        {t.change}
      </Button>
    </Box>
  )
}
