import styled from '@emotion/styled'

/** Beside a name: what there is not yet. */
export const Soon = styled.small`
  margin-left: 0.5rem;
  padding: 0.0625rem 0.625rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-pill);
  background: var(--surface-2);
  color: var(--muted);
  font: 600 var(--text-xs) / 1.5 var(--font-text);
  letter-spacing: 0;
  vertical-align: 0.125em;
`
