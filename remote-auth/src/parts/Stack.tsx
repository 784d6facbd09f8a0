import styled from '@emotion/styled'

/** Parts of a card beneath each other, over its whole width. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.125rem;
`
