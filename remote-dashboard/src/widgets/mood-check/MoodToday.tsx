import { useTexts } from '@cadence/shared/i18n'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { type Ref, useEffect, useRef, useState } from 'react'
import { moodCheckTexts } from '../../texts/widgets.ts'
import type { DisplaySize } from '../display-size.ts'
import { MoodFace, type MoodName } from './MoodFace.tsx'
import { MoodQuestion } from './MoodQuestion.tsx'

/** One quiet line: the answer is given, and the rest of the widget is for the days. */
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  svg { flex: none; width: 1.75rem; height: 1.75rem; color: var(--warm); }
  p { flex: 1; min-width: 0; color: var(--muted); font-size: var(--text-sm); line-height: 1.3; }
  strong { margin-inline-end: 0.375rem; color: var(--text); font-size: var(--text-md); font-weight: 600; }
  button { flex: none; margin-inline-end: -0.5rem; }
`

interface NotedMoodProps {
  mood: MoodName
  onChange: () => void
  ref: Ref<HTMLButtonElement>
}

/** The mood that was noted today, with a button to change it. */
function NotedMood({ mood, onChange, ref }: NotedMoodProps) {
  const t = useTexts(moodCheckTexts)
  return (
    <Line data-noted="">
      <MoodFace mood={mood} />
      <p>
        <strong>{t[mood]}</strong> {t.notedShort}
      </p>
      <Button ref={ref} variant="ghost" size="sm" onClick={onChange}>
        {t.change}
      </Button>
    </Line>
  )
}

interface MoodTodayProps {
  size: DisplaySize
  noted: MoodName | null
  onNote: (mood: MoodName) => void
}

/** The question of the day until it is answered, then the answer, which can be changed until midnight. */
export function MoodToday({ size, noted, onNote }: MoodTodayProps) {
  const [changing, setChanging] = useState(false)
  const faces = useRef<HTMLFieldSetElement>(null)
  const change = useRef<HTMLButtonElement>(null)
  const focusNext = useRef(false)
  const asking = noted === null || changing

  useEffect(() => {
    if (!focusNext.current) return
    focusNext.current = false
    // The pressed button is gone. The keyboard focus goes to its replacement.
    const target = asking ? faces.current?.querySelector<HTMLInputElement>('input:checked') : change.current
    target?.focus({ preventScroll: true })
  }, [asking])

  const switchTo = (to: boolean) => {
    focusNext.current = true
    setChanging(to)
  }
  if (!asking) return <NotedMood ref={change} mood={noted} onChange={() => switchTo(true)} />
  return (
    <MoodQuestion
      ref={faces}
      size={size}
      noted={noted}
      onNote={(mood) => {
        onNote(mood)
        switchTo(false)
      }}
      onCancel={() => switchTo(false)}
    />
  )
}
