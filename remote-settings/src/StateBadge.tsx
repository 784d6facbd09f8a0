import styled from '@emotion/styled'

/** A short state beside a title. */
export const StateBadge = styled.span`
  padding: 0.125rem 0.625rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-pill);
  background: var(--surface-3);
  color: var(--muted);
  font-size: var(--text-xs);
  font-weight: 600;
  line-height: 1.5;
  white-space: nowrap;
  &[data-tone='good'] { color: var(--mint); }
  &[data-tone='due'] { color: var(--text); }
  &[data-tone='due']::before {
    content: '';
    display: inline-block;
    width: 0.5rem;
    height: 0.5rem;
    margin-inline-end: 0.375rem;
    border-radius: 50%;
    background: var(--accent);
  }
`
