import { useTexts } from '@cadence/shared/i18n'
import { moods } from '@cadence/shared/schemas'
import { Button, IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Coffee, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Tally } from '../../../fragments/focus/room/Tally.tsx'
import { nowTexts } from '../../../texts/now.ts'
import { moodCheckTexts } from '../../../texts/widgets.ts'
import { useAccentMark } from '../../../widgets/countdown/accent-in-sight.ts'
import { press } from '../../../widgets/countdown/countdown-records.ts'
import { isRoomOpen } from '../../../widgets/countdown/room-state.ts'
import type { ShownSession } from '../../../widgets/countdown/use-session.ts'
import { useSessionEnd } from '../../../widgets/countdown/use-session-end.ts'
import { MoodFace } from '../../../widgets/mood-check/MoodFace.tsx'
import { useMoodOfToday } from '../../../widgets/mood-check/use-mood-of-today.ts'
import { Lamp } from './Lamp.tsx'
import { Kicker, Name } from './now-styles.ts'

/** An end is announced when it comes, in milliseconds; a page that is opened later only shows it. */
const NEW_MS = 90_000

/** The strokes, the words, the moods, the pause and the way on: in one row where there is room. */
const Box = styled.div`
  display: grid;
  grid-template: 'tally words skip' auto 'moods moods moods' auto 'pause pause pause' auto / auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0.5rem 0.75rem;
  min-height: 4rem;
  @keyframes cadence-band-flare { from { transform: scale(0.2); opacity: 0; } 40% { opacity: 1; } to { opacity: 1; } }
  & > [data-lamp]::before { animation: cadence-band-flare 900ms var(--ease); }
  & > [data-lamp]::after { display: none; }
  & > [data-lamp] svg { height: 2.75rem; color: var(--warm); }
  & > fieldset { grid-area: moods; }
  & > [data-main] { grid-area: pause; border-radius: var(--radius-pill); }
  & > [data-main] + button { grid-area: skip; }
  @container (min-width: 640px) {
    grid-template: 'tally words pause skip' auto 'tally moods pause skip' auto / auto minmax(0, 1fr) auto auto;
    column-gap: 1rem;
  }
  @container (min-width: 900px) {
    grid-template: 'tally words moods pause skip' auto / auto minmax(0, 1fr) auto auto auto;
    column-gap: 1.25rem;
  }
`

/** The moods as faces alone: each has its name for readers and as its title. */
const Moods = styled.fieldset`
  display: flex;
  justify-content: space-between;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: var(--radius-pill);
    background: none;
    color: var(--muted);
    transition: color var(--fast) var(--ease), background-color var(--fast) var(--ease);
  }
  svg { width: 1.75rem; height: 1.75rem; }
  /* Only the chosen face has a ground: the one under the pointer would look chosen too. */
  button:hover { color: var(--text); }
  button[aria-pressed='true'] { background: var(--surface-3); color: var(--warm); }
  @container (min-width: 640px) { justify-content: start; margin-left: -0.5rem; }
`

interface SessionRewardProps {
  session: ShownSession
  announce: (text: string) => void
}

/** The end of a session in the band: a stroke more, what was done, the mood at one tap, and the pause at one tap. */
export function SessionReward({ session: { kind, phase, countdown }, announce }: SessionRewardProps) {
  const t = useTexts(nowTexts)
  const mood = useTexts(moodCheckTexts)
  const { noted, note } = useMoodOfToday(announce)
  const { task, count, sentence, tally, offer, takePause } = useSessionEnd(kind, countdown)
  const questionId = useId()
  const main = useRef<HTMLButtonElement>(null)
  useAccentMark(main, true)
  const first = useRef({ sentence, end: countdown.endsAt })
  useEffect(() => {
    const { sentence, end } = first.current
    // The room announces the end that it shows.
    if (end !== null && Date.now() - Date.parse(end) < NEW_MS && !isRoomOpen()) announce(sentence)
  }, [announce])
  return (
    <Box>
      {/* A session that ended before midnight is none of today. */}
      <Lamp>{count > 0 ? <Tally count={count} label={tally} drawn /> : undefined}</Lamp>
      <div>
        <Kicker>{task ?? t.ended}</Kicker>
        <Name>{sentence}</Name>
      </div>
      <Moods aria-labelledby={questionId}>
        <legend id={questionId} className="visually-hidden">
          {mood.question}
        </legend>
        {moods.map((each) => (
          <button
            key={each}
            type="button"
            title={mood[each]}
            aria-label={mood[each]}
            aria-pressed={each === noted}
            onClick={() => note(each)}
          >
            <MoodFace mood={each} />
          </button>
        ))}
      </Moods>
      <Button
        ref={main}
        data-main=""
        variant="primary"
        icon={<Coffee size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={takePause}
      >
        {offer}
      </Button>
      <IconButton label={t.skipPause} onClick={() => press(kind, phase)}>
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </Box>
  )
}
