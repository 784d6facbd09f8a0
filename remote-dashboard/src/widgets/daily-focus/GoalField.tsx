import { GOAL_TEXT_MAX } from '@cadence/shared/schemas'
import { useState } from 'react'
import { tidy } from './goals.ts'
import { Field } from './look.ts'

interface GoalFieldProps {
  label: string
  /** The words that stand there, empty where there are none. */
  text: string
  /** Not the member's own words: the first key replaces them. */
  sample: boolean
  done: boolean
  placeholder: string
  /** Called with other words, tidy; empty when they were taken away. */
  onChange: (text: string) => void
  /** Called after Enter. */
  onEnter: () => void
}

/** The words of a goal, edited in place: kept on Enter and on leaving, as they were on Escape. */
export function GoalField({ label, text, sample, done, placeholder, onChange, onEnter }: GoalFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const keep = () => {
    if (draft === null) return
    setDraft(null)
    const words = tidy(draft)
    if (words !== text) onChange(words)
  }
  return (
    <Field data-words={draft ?? (text || placeholder)}>
      <textarea
        rows={1}
        aria-label={label}
        value={draft ?? text}
        placeholder={placeholder}
        maxLength={GOAL_TEXT_MAX}
        enterKeyHint="done"
        autoComplete="off"
        data-done={done}
        onFocus={(event) => sample && event.currentTarget.select()}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          // The Enter that ends a composition (accents, other scripts) belongs to the composition.
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') setDraft(null)
          if (event.key !== 'Enter') return
          event.preventDefault()
          keep()
          onEnter()
        }}
      />
    </Field>
  )
}
