import { Echo } from '@cadence/shared/ui/echo'
import styled from '@emotion/styled'
import { Circle, CircleCheck } from 'lucide-react'
import { type Evening, usualEvening } from './evenings.ts'
import { DESK, People } from './People.tsx'

/** Where there is room for the whole picture beside the card. */
export const roomForBoth = '@media (min-width: 48em) and (min-height: 36.5em)'

/** Where a phone has room for a part of the board below a short card. */
const roomBelow = '@media (max-width: 30em) and (min-height: 50em)'

const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const

/* On the upper edge of the card, or, in a wide window, beside it with a desk of its own. */
const Picture = styled.div`
  position: absolute;
  z-index: -1;
  right: -0.25rem;
  bottom: 100%;
  width: min(15rem, 58vw);
  /* Its light reaches under the link in the header. */
  pointer-events: none;
  [data-between], & > div ~ * { display: none; }
  @media (min-width: 30em) { right: calc(50% - 9rem); width: 18rem; }
  ${roomForBoth} {
    /* In the middle of the window, however high the card is. */
    position: sticky;
    inset: 6.25rem auto auto;
    display: grid;
    align-content: center;
    align-self: start;
    justify-self: center;
    width: min(100%, ${DESK.width / 16}rem);
    height: calc(100dvh - 9.25rem);
    [data-between] { display: inline; }
    & > div ~ * { display: block; }
  }
  & > p { margin: 2rem auto 0; max-width: 22em; min-height: 2.5em; font: 650 clamp(1.25rem, 2.2vw, var(--text-xl)) / 1.25 var(--font-display); letter-spacing: -0.01em; text-align: center; text-wrap: balance; }
  ${roomBelow} {
    [data-short] > & { display: contents; }
    [data-short] > & > div:first-of-type { position: absolute; z-index: -1; right: -0.25rem; bottom: 100%; width: min(15rem, 58vw); }
    [data-short] > & > div ~ * { display: block; grid-row: 2; margin-top: 1.5rem; }
    [data-short] > & > div ~ p { grid-row: 3; margin-top: 1.25rem; min-height: 0; }
    /* The time, and what is under way. */
    [data-short] > & > div ~ div > p:nth-of-type(even) { display: none; }
  }
  @media (max-height: 45em) { && > p { display: none; } }
  @media print, (forced-colors: active) { & > div:first-of-type { visibility: hidden; } }
`

/* The lamp hangs between the two at the sides; where there is somebody between them, above that head. */
const Light = styled.div`
  --lamp: 42%;
  position: relative;
  aspect-ratio: ${DESK.width} / ${DESK.height};
  ${roomForBoth} { --lamp: 86%; }
  & > svg:first-of-type, & > i { position: absolute; left: 50%; bottom: var(--lamp); translate: -50% 50%; }
  /* Over a phone, its light ends in the window. */
  & > svg:first-of-type, & > i { scale: 0.6; }
  ${roomForBoth} { & > svg:first-of-type, & > i { scale: none; } }
  /* A halo around the dot of Echo. */
  & > i { width: 0.9375rem; height: 0.9375rem; border-radius: var(--radius-pill); box-shadow: 0 0 0 0.5rem color-mix(in srgb, var(--glow) 16%, transparent); }
`

const Board = styled.div`
  position: relative;
  padding: 0.5rem clamp(1rem, 2vw, 1.375rem);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: linear-gradient(color-mix(in srgb, var(--glow) 7%, transparent), transparent 55%), var(--surface-1);
  /* Behind the people, so that no shadow falls on them. */
  &::before { content: ''; position: absolute; z-index: -1; inset: 0; border-radius: inherit; box-shadow: var(--shadow); }
  p {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.75rem;
    min-height: calc(1lh + 1.75rem + 1px);
    padding: 0.875rem 0;
    font-variant-numeric: tabular-nums;
  }
  p + p { border-top: 1px solid var(--hairline); }
  p:first-of-type { grid-template-columns: 1fr auto; font-weight: 600; }
  small { color: var(--muted); font-size: var(--text-sm); }
  b { color: var(--warm); font-weight: 600; }
  svg { width: 1.5rem; height: 1.5rem; }
  [data-done] { color: var(--muted); }
  /* Where the first line will be written. */
  [data-caret] { width: 2px; height: 1.375rem; border-radius: 1px; background: var(--warm); }
`

/** The lines of an evening. The first evening has none yet. */
function Tasks({ tasks, time }: Evening) {
  if (!tasks) {
    return ['first', 'second', 'third'].map((line) => (
      <p key={line}>
        <Circle {...icon} color="var(--outline)" />
        {line === 'first' && <span data-caret="" />}
      </p>
    ))
  }
  const [done, now, next] = tasks
  return (
    <>
      <p data-done="">
        <CircleCheck {...icon} color="var(--mint)" />
        {done} <small>fait</small>
      </p>
      <p>
        <svg viewBox="0 0 24 24" fill="none" strokeWidth="2.5" strokeLinecap="round" aria-hidden="true">
          <circle cx="12" cy="12" r="9.5" stroke="var(--hairline)" />
          <path d="M12 2.5A9.5 9.5 0 1 1 3 9" stroke="var(--warm)" />
        </svg>
        {now} <b>{time}</b>
      </p>
      <p>
        <Circle {...icon} color="var(--outline)" />
        {next}
      </p>
    </>
  )
}

/**
 * People at a desk in the light of a lamp. The desk is the card; in a wide window it is an evening's board, beside the card.
 * A picture: screen readers pass over it.
 */
export function SignInPicture({ evening = usualEvening }: { evening?: Evening | undefined }) {
  return (
    <Picture aria-hidden="true">
      <Light>
        <Echo />
        <i />
        <People />
      </Light>
      <Board>
        <p>
          Ce soir <small>22 h</small>
        </p>
        <Tasks {...evening} />
      </Board>
      <p>{evening.sentence}</p>
    </Picture>
  )
}
