import { useTexts } from '@cadence/shared/i18n'
import { moods } from '@cadence/shared/schemas'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { type Ref, useId, useState } from 'react'
import { moodCheckTexts } from '../../texts/widgets.ts'
import type { DisplaySize } from '../display-size.ts'
import type { MoodName } from './MoodFace.tsx'
import { MoodFace } from './MoodFace.tsx'

const Form = styled.form`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 0.5rem;
  fieldset { min-width: 0; margin: 0; padding: 0; border: 0; display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); }
  legend { width: 100%; padding: 0 0 0.625rem; font: 600 var(--text-lg) / 1.25 var(--font-display); letter-spacing: -0.01em; }
  svg { width: clamp(2.25rem, 11cqi, 3rem); height: auto; }
  label { position: relative; display: grid; justify-items: center; gap: 0.375rem; padding: 0.125rem 0; border-radius: var(--radius-control); color: var(--muted); font-size: var(--text-xs); line-height: 1.2; text-align: center; cursor: pointer; transition: color var(--fast) var(--ease); }
  label:hover { color: var(--text); }
  label:has(:checked) { color: var(--warm); font-weight: 600; }
  label:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 1px; }
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  & > div { display: flex; gap: 0.5rem; }
  & > div > :first-of-type { flex: 1; }
  &:not([data-size='small']) { gap: 0.875rem; }
  &[data-size='small'] legend { position: absolute; clip-path: inset(50%); width: 1px; overflow: hidden; white-space: nowrap; }
  @container (max-width: 23rem) { label { font-size: 0.75rem; letter-spacing: -0.01em; } }
  @container (max-width: 20rem) { label { font-size: 0.6875rem; } }
  @container (max-width: 18.5rem) { label { font-size: 0; gap: 0; } }
`

interface MoodQuestionProps {
  size: DisplaySize
  /** The mood that the member is changing, or null for a first answer. */
  noted: MoodName | null
  onNote: (mood: MoodName) => void
  onCancel: () => void
  /** The group of faces. */
  ref: Ref<HTMLFieldSetElement>
}

/** The question of the day: the member chooses one of five faces and confirms. */
export function MoodQuestion({ size, noted, onNote, onCancel, ref }: MoodQuestionProps) {
  const [chosen, setChosen] = useState(noted)
  const name = useId()
  const t = useTexts(moodCheckTexts)
  return (
    <Form
      data-size={size}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) onNote(chosen)
      }}
    >
      <fieldset ref={ref}>
        <legend>{t.question}</legend>
        {moods.map((mood) => (
          <label key={mood}>
            <input
              type="radio"
              name={name}
              value={mood}
              checked={mood === chosen}
              onChange={() => setChosen(mood)}
            />
            <MoodFace mood={mood} />
            {t[mood]}
          </label>
        ))}
      </fieldset>
      <div>
        <Button type="submit" size="sm" disabled={chosen === null}>
          {t.confirm}
        </Button>
        {noted && (
          <Button variant="ghost" size="sm" onClick={onCancel}>
            {t.cancel}
          </Button>
        )}
      </div>
    </Form>
  )
}
