/**
 * CSS declarations of a checkbox, for the rule of an `input`: a quiet outline, filled with a tick when it is ticked. A rule that
 * sets another width and height after them sizes the tick, too.
 */
export const checkboxStyles = `
  appearance: none;
  display: grid;
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  border: 1.5px solid var(--outline);
  border-radius: 0.4375rem;
  background: transparent;
  cursor: pointer;
  transition: background-color var(--fast) var(--ease), border-color var(--fast) var(--ease);
  &::before {
    content: '';
    background: var(--on-accent);
    clip-path: polygon(27% 48%, 20.5% 56.5%, 45% 77%, 81% 31%, 73% 24.5%, 43.5% 61.5%);
    scale: 0;
    transition: scale var(--fast) var(--ease);
  }
  &:hover { border-color: var(--accent); }
  &:checked { border-color: var(--accent-deep); background: var(--accent-deep); }
  &:checked::before { scale: 1; }
  /* There the browser's own checkbox has the colours that somebody needs. */
  @media (forced-colors: active) {
    appearance: auto;
    &::before { display: none; }
  }
`
