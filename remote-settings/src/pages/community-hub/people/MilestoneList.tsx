import styled from '@emotion/styled'

/** The rows of milestones: one column on a phone, three on a desktop. */
export const MilestoneList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: 0.75rem;
`
