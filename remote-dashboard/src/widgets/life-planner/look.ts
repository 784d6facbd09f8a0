import styled from '@emotion/styled'

/** The planner: its bar, and beneath it the hours, which take the rest of the height. */
export const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
`
