import { GOAL_TEXT_MAX } from '@cadence/shared/schemas'
import { useEffect, useId, useRef, useState } from 'react'
import { useLengthLimit } from '../../feedback/use-length-limit.ts'
import { Field } from './daily-focus-styles.ts'
import { normaliseGoal } from './goals.ts'

interface GoalFieldProps {
  day: string
  label: string
  /** Text of the goal, or empty. */
  text: string
  /** True for a sample text, which the first key replaces. */
  sample: boolean
  done: boolean
  placeholder: string
  /** Called with a changed text and the day that it was typed on. An empty text deletes the goal. */
  onChange: (day: string, text: string) => void
  /** Called after Enter. */
  onEnter: () => void
}

interface Draft {
  day: string
  text: string
}

/**
 * Calls back when the page is hidden or closed: no later event is certain to come.
 * @returns a function that ends this and calls back a last time.
 */
function onPageLeave(onLeave: () => void): () => void {
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

/**
 * The text of a goal, edited in place. Enter and leaving the field store it, Escape restores it. A draft is also stored
 * when the day ends, the page is hidden or the field is removed.
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
  const limit = useLengthLimit(GOAL_TEXT_MAX)
  const hintId = useId()
  // A draft of yesterday does not belong into today's field.
  const typed = draft?.day === day ? draft.text : null
  const end = () => {
    setDraft(null)
    limit.check('')
  }
  const store = () => {
    end()
    if (typed === null) return
    const typedGoal = normaliseGoal(typed)
    if (typedGoal !== text) onChange(day, typedGoal)
  }
  /** Stores the draft while the member is still in the field. An emptied field deletes nothing: text may follow. */
  const storeDraft = () => {
    const typedGoal = normaliseGoal(draft?.text ?? '')
    if (draft && typedGoal !== '' && (draft.day !== day || typedGoal !== text)) onChange(draft.day, typedGoal)
  }
  const storeLatestDraft = useRef(storeDraft)
  useEffect(() => {
    storeLatestDraft.current = storeDraft
  })
  useEffect(() => onPageLeave(() => storeLatestDraft.current()), [])
  useEffect(() => {
    if (draft === null || draft.day === day) return
    storeLatestDraft.current()
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
        onBlur={store}
        onKeyDown={(event) => {
          // An input method (accents, Japanese) uses Enter to end its own composition.
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') end()
          if (event.key !== 'Enter') return
          event.preventDefault()
          store()
          onEnter()
        }}
      />
      <p id={hintId} role="status" data-hint="" hidden={!limit.hint}>
        {limit.hint}
      </p>
    </Field>
  )
}
