import styled from '@emotion/styled'

/** How far a goal is: name it with `aria-label`. */
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
