import styled from '@emotion/styled'

/** A surface one step above the page. */
export const Card = styled.section`
  padding: 1.5rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--surface-1);
`
