import styled from '@emotion/styled'

/** A word between two ways to go on, on a line. */
export const Divider = styled.p`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  margin-block: 1.125rem;
  color: var(--muted);
  font-size: var(--text-sm);
  &::before, &::after { content: ''; flex: 1; border-top: 1px solid var(--hairline); }
`
