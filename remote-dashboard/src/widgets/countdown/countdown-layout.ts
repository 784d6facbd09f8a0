import styled from '@emotion/styled'

/**
 * The content of a countdown's widget fills its cell: the picture, and below or beside it the foot with the task and the
 * buttons. The layout follows the size of the cell, from 3 by 2 cells to 6 by 4.
 */
export const CountdownBox = styled.div`
  container: countdown / size;
  /* Where the height of the cell follows its content, this is the height. The frame of the widget sets it to 0. */
  &&& { min-height: 7.5rem; }
  @media (pointer: coarse) { &&& { min-height: 9.5rem; } }
`

/**
 * `--ratio`: height of the picture by its width. `--line` and `--controls`: heights of the line and of the buttons below the
 * picture. `--dial`: width of the picture.
 */
export const CountdownFace = styled.div`
  --ratio: 1;
  --line: 2rem;
  --controls: 2.75rem;
  --dial: min((100cqh - var(--line) - var(--controls) - 0.5rem) / var(--ratio), 100cqw, 20rem);
  --tone: var(--outline);
  display: grid;
  grid-template: 'dial' minmax(0, 1fr) 'foot' auto / minmax(0, 1fr);
  place-items: center;
  gap: 0.5rem;
  height: 100%;
  /* The buttons take two rows here. */
  @container countdown (max-width: 14.99rem) {
    --controls: 4.75rem;
    @media (pointer: coarse) { --controls: 5.75rem; }
  }
  @container countdown (max-height: 10rem) {
    --dial: min(100cqh / var(--ratio), 44cqw);
    grid-template: 'dial foot' minmax(0, 1fr) / auto minmax(0, 1fr);
    gap: 0.875rem;
  }
  @container countdown (min-aspect-ratio: 21 / 10) and (min-height: 10.01rem) {
    --dial: min(100cqh / var(--ratio), 46cqw, 20rem);
    grid-template: 'dial foot' minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1fr);
    gap: 1.5rem;
  }
  /* No room for a picture: the digits alone, and the buttons. */
  @container countdown (max-width: 12rem) and (max-height: 10rem) {
    grid-template: 'dial' minmax(0, 1fr) 'foot' auto / minmax(0, 1fr);
    gap: 0.25rem;
    [data-picture], i { display: none; }
    && [role='timer'] { margin: 0; font-size: 1.75rem; }
    & > :last-child > :is(button, p) { display: none; }
  }
`

/** The picture with the digits in it. */
export const Dial = styled.div`
  position: relative;
  display: grid;
  grid-area: dial;
  place-items: center;
  width: var(--dial);
  & > * { grid-area: 1 / 1; }
  & > svg { width: 100%; height: auto; overflow: visible; }
  [role='timer'] {
    font: 650 calc(var(--dial) * var(--digits, 0.22)) / 1 var(--font-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
    word-spacing: -0.12em;
    white-space: nowrap;
  }
`

/** The task and the buttons. */
export const Foot = styled.div`
  container: foot / inline-size;
  grid-area: foot;
  width: min(100%, 20rem);
  min-width: 0;
`
