import { GOAL_TEXT_MAX } from '@cadence/shared/schemas'
import { useEffect, useId, useRef, useState } from 'react'
import { useLimit } from '../../fields/use-limit.ts'
import { Field } from './daily-focus-styles.ts'
import { tidy } from './goals.ts'

interface GoalFieldProps {
  day: string
  label: string
  /** The words that stand there, empty where there are none. */
  text: string
  /** Not the member's own words: the first key replaces them. */
  sample: boolean
  done: boolean
  placeholder: string
  /** Called with other words, tidy, and the day that they were typed for; empty when they were taken away. */
  onChange: (day: string, text: string) => void
  /** Called after Enter. */
  onEnter: () => void
}

interface Draft {
  day: string
  text: string
}

/**
 * The words of a goal, edited in place: kept on Enter and on leaving, as they were on Escape. What is being typed when
 * the day ends, the page is hidden or the field goes is kept as well.
 */
export function GoalField({
  day,
  label,
  text,
  sample,
  done,
  placeholder,
  onChange,
  onEnter,
}: GoalFieldProps) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const limit = useLimit(GOAL_TEXT_MAX)
  const hintId = useId()
  // Yesterday's words are not today's.
  const typed = draft?.day === day ? draft.text : null
  const end = () => {
    setDraft(null)
    limit.check('')
  }
  const keep = () => {
    end()
    if (typed === null) return
    const words = tidy(typed)
    if (words !== text) onChange(day, words)
  }
  /** An emptied field that was not left yet is about to be filled: that takes nothing away. */
  const keepWords = () => {
    const words = tidy(draft?.text ?? '')
    if (draft && words !== '' && (draft.day !== day || words !== text)) onChange(draft.day, words)
  }
  const last = useRef(keepWords)
  useEffect(() => {
    last.current = keepWords
  })
  useEffect(() => whenLeaving(() => last.current()), [])
  useEffect(() => {
    if (draft === null || draft.day === day) return
    last.current()
    setDraft(null)
  }, [draft, day])
  return (
    <Field data-words={typed ?? (text || placeholder)}>
      <textarea
        rows={1}
        aria-label={label}
        aria-describedby={limit.hint ? hintId : undefined}
        value={typed ?? text}
        placeholder={placeholder}
        maxLength={GOAL_TEXT_MAX}
        enterKeyHint="done"
        autoComplete="off"
        data-done={done}
        onFocus={(event) => sample && event.currentTarget.select()}
        onChange={({ target }) => {
          limit.check(target.value)
          setDraft({ day, text: target.value })
        }}
        onPaste={limit.onPaste}
        onBlur={keep}
        onKeyDown={(event) => {
          // The Enter that ends a composition (accents, other scripts) belongs to the composition.
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') end()
          if (event.key !== 'Enter') return
          event.preventDefault()
          keep()
          onEnter()
        }}
      />
      <p id={hintId} role="status" data-hint="" hidden={!limit.hint}>
        {limit.hint}
      </p>
    </Field>
  )
}

/**
 * Calls back when the page is hidden or goes, which may be the last that it hears of.
 * @returns the end of it, which calls back once more: what asked is going, too.
 */
export function whenLeaving(onLeave: () => void): () => void {
  const onHidden = () => {
    if (document.visibilityState === 'hidden') onLeave()
  }
  document.addEventListener('visibilitychange', onHidden)
  window.addEventListener('pagehide', onLeave)
  return () => {
    document.removeEventListener('visibilitychange', onHidden)
    window.removeEventListener('pagehide', onLeave)
    onLeave()
  }
}
