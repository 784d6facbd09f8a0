import { useTexts } from '@cadence/shared/i18n'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useId } from 'react'
import { widgetTexts } from '../../texts/widgets.ts'
import { memberState, useMemberState } from '../member-state.ts'
import type { WidgetBodyProps } from '../parts.ts'
import { Face } from './Face.tsx'
import { type Mood, moods } from './moods.ts'

const today = memberState<{ chosen: Mood | null; confirmed: Mood | null }>(() => ({
  chosen: null,
  confirmed: null,
}))

const Form = styled.form`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 0.875rem;
  fieldset { min-width: 0; margin: 0; padding: 0; border: 0; display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); }
  legend { width: 100%; padding: 0 0 0.625rem; font: 600 var(--text-lg) / 1.25 var(--font-display); letter-spacing: -0.01em; }
  svg { width: 2.25rem; height: auto; }
  label { position: relative; display: grid; justify-items: center; gap: 0.375rem; padding: 0.375rem 0; border-radius: var(--radius-control); color: var(--muted); font-size: 0.75rem; line-height: 1.2; text-align: center; cursor: pointer; transition: color var(--fast) var(--ease); }
  label:hover { color: var(--text); }
  label:has(:checked) { color: var(--warm); font-weight: 600; }
  label:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 1px; }
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  &[data-size='small'] { gap: 0.5rem; }
  &[data-size='small'] legend { position: absolute; clip-path: inset(50%); width: 1px; overflow: hidden; white-space: nowrap; }
  &[data-size='large'] svg { width: 3rem; height: 3rem; }
  @container (max-width: 20rem) { label { font-size: 0.6875rem; letter-spacing: -0.01em; } }
  @container (max-width: 17rem) { label { font-size: 0; gap: 0; } }
`

/** How the member feels today: one face of five, then Valider. */
export function MoodCheck({ size }: WidgetBodyProps) {
  const [{ chosen, confirmed }, state] = useMemberState(today)
  const name = useId()
  const t = useTexts(widgetTexts)
  const noted = chosen !== null && chosen === confirmed ? t[chosen] : null
  return (
    <Form
      data-size={size}
      onSubmit={(event) => {
        event.preventDefault()
        state.confirmed = chosen
      }}
    >
      <fieldset>
        <legend>{t.moodQuestion}</legend>
        {moods.map(({ mood, mouth }) => (
          <label key={mood}>
            <input
              type="radio"
              name={name}
              value={mood}
              checked={mood === chosen}
              onChange={() => {
                state.chosen = mood
              }}
            />
            <Face mouth={mouth} />
            {t[mood]}
          </label>
        ))}
      </fieldset>
      <Button
        type="submit"
        size={size === 'small' ? 'sm' : 'md'}
        disabled={chosen === null || noted !== null}
      >
        {noted === null ? t.confirmMood : t.moodNoted({ mood: noted })}
      </Button>
    </Form>
  )
}
