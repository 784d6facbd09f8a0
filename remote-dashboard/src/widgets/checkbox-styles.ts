/** CSS declarations of a checkbox on a widget: a quiet outline, filled when it is ticked. */
export const checkboxStyles = `
  appearance: none;
  display: grid;
  place-items: center;
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  border: 1.5px solid var(--outline);
  border-radius: 6px;
  background: transparent;
  cursor: pointer;
  transition: background-color var(--fast) var(--ease), border-color var(--fast) var(--ease);
  &:hover { border-color: var(--accent); }
  &:checked { border-color: var(--accent-deep); background: var(--accent-deep); }
  &:checked::before {
    content: '';
    width: 0.3125rem;
    height: 0.5625rem;
    margin-top: -0.125rem;
    border: solid var(--on-accent);
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
`
