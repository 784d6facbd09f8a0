import { useTexts } from '@cadence/shared/i18n'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { type Ref, useEffect, useRef, useState } from 'react'
import { moodCheckTexts } from '../../texts/widgets.ts'
import type { DisplaySize } from '../display-size.ts'
import { MoodFace, type MoodName } from './MoodFace.tsx'
import { MoodQuestion } from './MoodQuestion.tsx'
import { noteMood } from './mood-records.ts'

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

interface NotedMoodProps {
  size: DisplaySize
  mood: MoodName
  onChange: () => void
  ref: Ref<HTMLButtonElement>
}

/** The mood that was noted today, with a button to change it. */
function NotedMood({ size, mood, onChange, ref }: NotedMoodProps) {
  const t = useTexts(moodCheckTexts)
  return (
    <Box data-size={size}>
      <MoodFace mood={mood} />
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

interface MoodTodayProps {
  size: DisplaySize
  day: string
  noted: MoodName | null
  /** Called with the announcement. */
  onNoted: (text: string) => void
}

/** The question of the day until it is answered, then the answer, which can be changed until midnight. */
export function MoodToday({ size, day, noted, onNoted }: MoodTodayProps) {
  const [changing, setChanging] = useState(false)
  const faces = useRef<HTMLFieldSetElement>(null)
  const change = useRef<HTMLButtonElement>(null)
  const focusNext = useRef(false)
  const t = useTexts(moodCheckTexts)
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
  if (!asking) return <NotedMood ref={change} size={size} mood={noted} onChange={() => switchTo(true)} />
  return (
    <MoodQuestion
      ref={faces}
      size={size}
      noted={noted}
      onNote={(mood) => {
        noteMood(day, mood)
        onNoted(t.noted({ mood: t[mood] }))
        switchTo(false)
      }}
      onCancel={() => switchTo(false)}
    />
  )
}
