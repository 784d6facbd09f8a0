import styled from '@emotion/styled'

/** One part of the card of the goals: its name, its progress and its reward. */
export const Goal = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 0.75rem;
  padding: 1.25rem;
  @media (min-width: 640px) { padding: 1.5rem; }
  h3 { font-size: var(--text-md); }
  p { color: var(--muted); }
  & > button { justify-self: start; }
`

/** A line with parts at both ends, above or below the figures. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.5rem 1rem;
`

/** The reward of a goal. Its border makes its line no higher: beside a card without one, the names of both are on one line. */
export const Reward = styled.strong`
  margin-block: -0.25rem;
  padding: 0.125rem 0.625rem;
  border: 1px solid color-mix(in srgb, var(--warm) 45%, transparent);
  border-radius: var(--radius-pill);
  font-size: var(--text-xs);
  font-weight: 600;
`

/** The progress of a goal. Its name is its `aria-label`. */
export const Meter = styled.progress`
  display: block;
  appearance: none;
  width: 100%;
  height: 0.75rem;
  border: 0;
  border-radius: var(--radius-pill);
  background: var(--surface-3);
  overflow: hidden;
  &::-webkit-progress-bar { background: var(--surface-3); }
  &::-webkit-progress-value { border-radius: var(--radius-pill); background: var(--accent); transition: inline-size var(--slow) var(--ease); }
  &::-moz-progress-bar { border-radius: var(--radius-pill); background: var(--accent); }
`
