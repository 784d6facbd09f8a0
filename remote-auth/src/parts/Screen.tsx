import styled from '@emotion/styled'

/** Centres a card on a screen that has no layout of its own around it. */
export const Screen = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  min-height: 100vh;
  padding: 2rem 1rem;
`
