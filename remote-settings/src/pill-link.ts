/** Styles of a link of a row that shows one thing at a time, such as a section or a filter: a pill, filled and outlined for the one that is shown. */
export const pillLink = `
  align-items: center;
  min-height: 2.75rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-pill);
  background: var(--surface-1);
  color: var(--muted);
  font-size: var(--text-sm);
  text-decoration: none;
  transition: color var(--fast) var(--ease), background var(--fast) var(--ease);
  &:hover { color: var(--text); }
  &[aria-current] { border-color: var(--accent); background: var(--surface-3); color: var(--text); font-weight: 600; }
`
