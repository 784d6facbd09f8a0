import styled from '@emotion/styled'

/**
 * A window on the small dashboard. Its grid has the proportions of the real one on a desktop: 12 columns, and rows a
 * tenth higher than a column is wide. It is as large as fits (`--rows` is its height in rows); a very tall one keeps a
 * readable width and fades out below. Each widget is one element; its content is hinted at by backgrounds.
 */
export const Frame = styled.div`
  height: 13rem;
  padding-top: 0.875rem;
  border-bottom: 1px solid var(--hairline);
  background: var(--page);
  overflow: hidden;
  mask-image: linear-gradient(#000 80%, rgb(0 0 0 / 0.25));
  & > div {
    display: grid;
    grid-template: repeat(var(--rows), minmax(0, 1fr)) / repeat(12, minmax(0, 1fr));
    gap: 2px;
    width: clamp(56%, calc(12rem * 12 / 1.09 / var(--rows)), 100% - 1.75rem);
    aspect-ratio: 12 / calc(var(--rows) * 1.09);
    margin-inline: auto;
  }
  i {
    --ink: color-mix(in srgb, var(--muted) 38%, transparent);
    --line: linear-gradient(var(--ink) 0 0);
    border: 1px solid var(--hairline);
    border-radius: 5px;
    background: var(--line) no-repeat 6px 6px / 34% 2px, var(--surface-1);
  }
  /* Personal Tracker: four figures. */
  [data-kind='1'] { background: linear-gradient(90deg, var(--muted) 0 50%, transparent 0) 6px 60% / 25% 4px repeat-x, var(--line) no-repeat 6px 6px / 20% 2px, var(--surface-1); }
  /* Life Planner: seven columns and the present day. */
  [data-kind='2'] { background: radial-gradient(circle, var(--accent) 0 3px, transparent 3.5px) no-repeat 6px 12px / 10px 10px, linear-gradient(90deg, transparent calc(100% - 1px), var(--ink) 0) 0 100% / 14.3% 82% repeat-x, var(--line) no-repeat 6px 6px / 20% 2px, var(--surface-1); }
  /* ZenFlow: rings. */
  [data-kind='3'] { background: repeating-radial-gradient(circle at 70% 40%, transparent 0 7px, color-mix(in srgb, var(--warm) 45%, transparent) 7.5px 8px, transparent 8.5px), var(--surface-1); }
  /* Focus Shield: a ring. */
  [data-kind='4'] { background: radial-gradient(circle at 50% 55%, transparent 0 11px, var(--mint) 11.5px 13px, transparent 13.5px), var(--surface-1); }
  /* Mood Check: faces. */
  [data-kind='5'] { background: radial-gradient(circle, var(--warm) 0 3px, transparent 3.5px) 50% 60% / 20% 10px repeat-x, var(--line) no-repeat 6px 6px / 34% 2px, var(--surface-1); background-repeat: repeat-x, no-repeat; }
  /* Daily Focus, To-do List: lines. */
  [data-kind='6'], [data-kind='9'] { background: repeating-linear-gradient(transparent 0 8px, var(--ink) 8px 10px) no-repeat 8px 50% / 70% 60%, var(--surface-1); }
  /* Daily Boost: a quotation. */
  [data-kind='7'] { background: linear-gradient(var(--warm) 0 0) no-repeat 7px 50% / 2px 50%, repeating-linear-gradient(var(--ink) 0 3px, transparent 3px 9px) no-repeat 14px 50% / 65% 40%, var(--surface-1); }
  /* Timer: digits over a bar. */
  [data-kind='8'] { background: linear-gradient(var(--muted) 0 0) no-repeat 50% 45% / 44% 6px, linear-gradient(var(--accent) 0 0) no-repeat 50% 72% / 70% 2px, var(--surface-1); }
  /* NotePad: paragraphs. */
  [data-kind='10'] { background: repeating-linear-gradient(var(--ink) 0 2px, transparent 2px 6px) no-repeat 8px 50% / 60% 50%, var(--surface-1); }
`
