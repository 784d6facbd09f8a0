import { useTexts } from '@cadence/shared/i18n'
import { moods } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { useId } from 'react'
import { moodCheckTexts } from '../../../texts/widgets.ts'
import { MoodFace } from '../../../widgets/mood-check/MoodFace.tsx'
import { useMoodOfToday } from '../../../widgets/mood-check/use-mood-of-today.ts'
import { LOW } from './room-styles.ts'

const Box = styled.div`
  grid-area: mood;
  display: grid;
  justify-items: center;
  gap: 0.5rem;
  p { margin: 0; color: var(--muted); font-size: var(--text-sm); font-weight: 400; }
  & > div { display: flex; gap: clamp(0rem, 1vw, 0.5rem); }
  button {
    display: grid;
    justify-items: center;
    gap: 0.25rem;
    width: clamp(3.25rem, 17vw, 5rem);
    @media ${LOW} { width: 3.5rem; }
    min-height: 4rem;
    padding: 0.375rem 0;
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    color: var(--muted);
    font-size: var(--text-xs);
    line-height: 1.2;
    transition: color var(--fast) var(--ease), background-color var(--fast) var(--ease);
  }
  button:hover { color: var(--text); }
  button[aria-pressed='true'] { color: var(--warm); font-weight: 600; }
`

/** The mood of the day at one tap, the same entry that Mood Check keeps. */
export function MoodTap({ onNoted }: { onNoted: (text: string) => void }) {
  const t = useTexts(moodCheckTexts)
  const { noted, note } = useMoodOfToday(onNoted)
  const questionId = useId()
  return (
    <Box role="group" aria-labelledby={questionId}>
      <p id={questionId}>{t.question}</p>
      <div>
        {moods.map((mood) => (
          <button key={mood} type="button" aria-pressed={mood === noted} onClick={() => note(mood)}>
            <MoodFace mood={mood} />
            {t[mood]}
          </button>
        ))}
      </div>
    </Box>
  )
}
