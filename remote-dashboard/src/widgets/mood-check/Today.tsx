import { useTexts } from '@cadence/shared/i18n'
import { useEffect, useRef, useState } from 'react'
import { moodCheckTexts } from '../../texts/mood-check.ts'
import type { DisplaySize } from '../size.ts'
import type { MoodName } from './moods.ts'
import { Noted } from './Noted.tsx'
import { Question } from './Question.tsx'
import { noteMood } from './store.ts'

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
