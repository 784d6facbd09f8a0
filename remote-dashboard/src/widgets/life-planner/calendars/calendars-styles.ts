import styled from '@emotion/styled'

/** A part of the dialog, with its heading. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  & + & { margin-top: 1.5rem; padding-top: 1.5rem; border-top: 1px solid var(--hairline); }
  h3 { font-size: var(--text-md); outline: none; }
  & > button, & > form > button { justify-self: start; }
`

/** A dot in the colour of a calendar. */
export const Dot = styled.i`
  flex: none;
  width: 0.75rem;
  height: 0.75rem;
  border-radius: 50%;
  background: var(--tone);
`

/** What a calendar or an event holds: a quiet box. */
export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.875rem;
  padding: 1rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
  background: var(--surface-1);
  & > p { color: var(--muted); font-size: var(--text-sm); }
  & > p > b { color: var(--text); font-weight: 600; }
  & > ul { display: grid; gap: 0.5rem; font-size: var(--text-sm); }
  & > ul span { display: block; color: var(--muted); font-variant-numeric: tabular-nums; }
  & > ul b { font-weight: 550; overflow-wrap: anywhere; }
`

/** Two buttons or more side by side, the main one last. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0.625rem;
`
